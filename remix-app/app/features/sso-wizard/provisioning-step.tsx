import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { CLIENT_NAMES, DIRECTORY_CLIENTS, withToken } from '../directory/directory-guides';
import { GuidePanel } from '../directory/guide-panel';
import { isReadSource, READ_TEXTS } from '../directory/read-texts';
import { directoryConnectTexts } from '../directory/texts/connect';
import { directoryReadsTexts } from '../directory/texts/reads';
import { TokenOnce } from '../directory/token-once';
import classes from './sso-wizard.module.css';
import { wizardProvisioningTexts } from './texts/provisioning';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';
import type { WizardProvisioning } from './wizard-provisioning.server';

/** Leads to the step, from the page of the run. */
export const PROVISIONING = '?step=provisioning';

interface Props {
  provisioning: WizardProvisioning;
  state: WizardState | undefined;
}

/** The optional last step: users and groups come from the directory, by SCIM or by reads. */
export function ProvisioningStep({ provisioning, state }: Props) {
  const t = useTexts(wizardProvisioningTexts);
  const { directory, connection } = provisioning;
  const isOff = directory.state === 'off';
  return (
    <section className={classes.panel} aria-labelledby="users-and-groups">
      <div>
        <h2 id="users-and-groups" className={classes.panelTitle}>
          {t('title')}
        </h2>
        <p className={classes.about}>{t('about')}</p>
      </div>
      <WizardAlert message={state?.message} why={state?.why} reference={state?.reference} />
      {isOff && <Choices {...provisioning} />}
      {directory.source === 'scim' && <Scim provisioning={provisioning} token={state?.token ?? null} />}
      {!isOff && directory.source !== 'scim' && <Reads {...provisioning} />}
      <Group gap="sm">
        <Button
          component={Link}
          to={isOff ? connection : `${connection}?tab=directory`}
          variant={isOff ? 'subtle' : 'filled'}
        >
          {t(isOff ? 'skip' : 'finish')}
        </Button>
      </Group>
    </section>
  );
}

/** How users and groups come. */
function Choices({ readable }: WizardProvisioning) {
  const t = useTexts(wizardProvisioningTexts);
  return (
    <>
      {readable && (
        <div>
          <h3 className={classes.subtitle}>{t('read')}</h3>
          <ReadForm readable={readable} />
        </div>
      )}
      <div>
        <h3 className={classes.subtitle}>{t('scim')}</h3>
        <p className={classes.about}>{t('scimAbout')}</p>
        <Form method="post" isDraft={false}>
          <SubmitButton intent="scim" variant={readable ? 'default' : 'filled'}>
            {t('createToken')}
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}

/** The directory is read, or waits for a consent to be. */
function Reads({ readable }: WizardProvisioning) {
  return readable && <ReadForm readable={readable} />;
}

function ReadForm({ readable }: { readable: NonNullable<WizardProvisioning['readable']> }) {
  const reads = useTexts(directoryReadsTexts);
  if (!isReadSource(readable)) return null;
  const { about, begin } = READ_TEXTS[readable];
  return (
    <>
      <p className={classes.about}>{reads(about)}</p>
      <Form method="post" isDraft={false}>
        <SubmitButton intent="read">{reads(begin)}</SubmitButton>
      </Form>
    </>
  );
}

interface ScimProps {
  provisioning: WizardProvisioning;
  token: string | null;
}

/** The base URL and the token, with the guide of the directory's console. */
function Scim({ provisioning: { directory, client, guide }, token }: ScimProps) {
  const t = useTexts(wizardProvisioningTexts);
  const shared = useTexts(directoryConnectTexts);
  return (
    <>
      {token ? (
        <TokenOnce secret={token} />
      ) : (
        <Form method="post" isDraft={false}>
          <SubmitButton intent="scim" variant="default">
            {t('createToken')}
          </SubmitButton>
        </Form>
      )}
      <CopyField label={shared('address')} value={directory.baseUrl} about={shared('addressAbout')} />
      {/* Another page no longer has the token. */}
      {!token && (
        <nav aria-label={shared('guideOf')} className={panel.snippetLinks}>
          {DIRECTORY_CLIENTS.map((known) => (
            <Link
              key={known}
              to={`${PROVISIONING}&client=${known}`}
              aria-current={known === client ? 'true' : undefined}
              preventScrollReset
            >
              {CLIENT_NAMES[known] ?? shared('clientOther')}
            </Link>
          ))}
        </nav>
      )}
      <div>
        <GuidePanel client={client} guide={withToken(guide, token)} />
      </div>
    </>
  );
}
