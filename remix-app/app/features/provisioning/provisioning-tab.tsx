import { Text } from '@mantine/core';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Assignments } from './assignments';
import { Objects } from './objects';
import { Preview } from './preview';
import type { ProvisioningAnswers, ProvisioningView } from './provisioning.server';
import { SetUp } from './set-up';
import { Settings } from './settings';
import { Standing } from './standing';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  view: ProvisioningView | null;
  state: (FormState & ProvisioningAnswers) | undefined;
}

/** The accounts that an application receives: set-up first, then what needs attention, then the settings. */
export function ProvisioningTab({ view, state }: Props) {
  const t = useTexts(provisioningTexts);
  if (!view) return null;
  if (view.isOfPlatform)
    return (
      <section className={panel.panel}>
        <Text size="sm">{t('ofPlatform')}</Text>
      </section>
    );
  const { provisioning } = view;
  if (!provisioning) return <SetUp state={state} products={view.products} />;
  return (
    <>
      <Standing provisioning={provisioning} state={state} />
      <Objects view={view} provisioning={provisioning} />
      {view.found && <Assignments assignments={view.assignments} found={view.found} />}
      <Settings
        key={provisioning.version}
        provisioning={provisioning}
        attributes={view.attributes}
        state={state}
      />
      <Preview state={state} />
    </>
  );
}
