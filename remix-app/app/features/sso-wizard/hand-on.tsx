import type { WizardLinkDto } from '@gatehouse/contracts';
import { Alert, Badge, Button, NativeSelect, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-wizard.module.css';
import { wizardLinksTexts } from './texts/links';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  links: readonly WizardLinkDto[];
  state: WizardState | undefined;
}

export const LINK_STATES = {
  active: { label: 'active', color: 'green' },
  expired: { label: 'expired', color: 'gray' },
  revoked: { label: 'revoked', color: 'gray' },
  done: { label: 'done', color: 'green' },
} as const satisfies Record<WizardLinkDto['state'], { label: string; color: string }>;

type Use = WizardLinkDto['uses'][number];

const USES = {
  opened: 'opened',
  chosen: 'chosen',
  domain_added: 'domainAdded',
  consent_begun: 'consentBegun',
  captured: 'captured',
  failed: 'failed',
  saved: 'saved',
  tested: 'tested',
} as const satisfies Record<Use['what'], string>;

/** Makes set-up links, for a person without an account. */
export function HandOn({ links, state }: Props) {
  const t = useTexts(wizardLinksTexts);
  const isOpen = links.length > 0 || state?.link !== undefined;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <Disclosure className={classes.more} open={isOpen} summary={t('summary')}>
        <div style={{ display: 'grid', gap: 18 }}>
          <p className={classes.about} style={{ marginTop: 0 }}>
            {t('about')}
          </p>
          {state?.link ? (
            <Alert color="brand" variant="light" title={t('created')}>
              <CopyField label={t('link')} value={state.link} />
            </Alert>
          ) : (
            <Form
              method="post"
              className={classes.actions}
              style={{ alignItems: 'end', justifyContent: 'start' }}
            >
              <NativeSelect
                name="hours"
                label={t('expiry')}
                defaultValue="72"
                data={[
                  { value: '24', label: t('days', { count: 1 }) },
                  { value: '72', label: t('days', { count: 3 }) },
                  { value: '168', label: t('days', { count: 7 }) },
                ]}
              />
              <SubmitButton intent="link" variant="default">
                {t('create')}
              </SubmitButton>
            </Form>
          )}
          {state?.isAboutLink && <WizardAlert message={state.message} why={state.why} />}
          {links.length > 0 && (
            <ul className={classes.links}>
              {links.map((link) => (
                <Link key={link.id} link={link} />
              ))}
            </ul>
          )}
        </div>
      </Disclosure>
    </section>
  );
}

function Link({ link }: { link: WizardLinkDto }) {
  const t = useTexts(wizardLinksTexts);
  const { label, color } = LINK_STATES[link.state];
  return (
    <li>
      <div className={classes.linkHead}>
        <Badge color={color} variant="light" tt="none">
          {t(label)}
        </Badge>
        <span>{t.rich('createdAt', { at: <When at={link.createdAt} /> })}</span>
        {link.state === 'active' && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value={`revoke:${link.id}`}
              variant="default"
              size="compact-sm"
            >
              {t('revoke')}
            </Button>
          </Form>
        )}
      </div>
      {link.state === 'active' && (
        <Text size="sm" c="dimmed">
          {t.rich('expiresAt', { at: <When at={link.expiresAt} /> })}
        </Text>
      )}
      {link.uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('unused')}
        </Text>
      ) : (
        <ul className={classes.uses}>
          {link.uses.map((use) => (
            <li key={`${use.at} ${use.what}`}>
              <UseLine use={use} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function UseLine({ use: { at, what, who, address } }: { use: Use }) {
  const t = useTexts(wizardLinksTexts);
  const told = { what: t(USES[what]), at: <When at={at} /> };
  if (who && address) return t.rich('useByFrom', { ...told, who: <bdi>{who}</bdi>, address });
  if (who) return t.rich('useBy', { ...told, who: <bdi>{who}</bdi> });
  return address ? t.rich('useFrom', { ...told, address }) : t.rich('use', told);
}
