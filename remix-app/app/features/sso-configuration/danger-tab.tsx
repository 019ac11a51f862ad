import panel from '~/components/panel/panel.module.css';
import { DeleteConfiguration } from './delete-configuration';
import { EnableSwitch } from './enable-switch';
import type { ConfigurationState, ListedConfiguration } from './sso-configurations.server';

interface Props {
  configuration: ListedConfiguration;
  state: ConfigurationState | undefined;
}

/** What takes the way in from people: for now, or for good. */
export function DangerTab({ configuration, state }: Props) {
  const { isEnabled, domains } = configuration;
  return (
    <>
      <section className={panel.panel} aria-labelledby="switch">
        <h2 id="switch" className={panel.panelTitle}>
          {isEnabled ? 'Switch it off for a while' : 'It is switched off'}
        </h2>
        <p className={panel.panelAbout}>
          {isEnabled
            ? `Its button disappears from the sign-in pages${domains.length > 0 ? `, and addresses of ${domains.join(', ')} are no longer led here` : ''}. Sessions that stand go on, and nothing is lost: switching it on brings everything back.`
            : 'Nobody signs in by it. Everything that was set is kept.'}
        </p>
        <EnableSwitch configuration={configuration} />
      </section>
      <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="delete">
        <h2 id="delete" className={panel.panelTitle}>
          Delete
        </h2>
        <p className={panel.panelAbout}>Ends the connection for good.</p>
        <DeleteConfiguration configuration={configuration} state={state} />
      </section>
    </>
  );
}
