import type { WizardLinkDto } from '@gatehouse/contracts';
import { Alert, Badge, Button, NativeSelect, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import { When } from '~/components/when';
import classes from './sso-wizard.module.css';
import { WizardAlert } from './wizard-alert';
import type { WizardState } from './wizard-form';

interface Props {
  links: readonly WizardLinkDto[];
  state: WizardState | undefined;
}

const STATES: Record<WizardLinkDto['state'], { label: string; color: string }> = {
  active: { label: 'Works', color: 'green' },
  expired: { label: 'Run out', color: 'gray' },
  revoked: { label: 'Taken back', color: 'gray' },
  done: { label: 'Done', color: 'green' },
};

const USES: Record<WizardLinkDto['uses'][number]['what'], string> = {
  opened: 'Opened',
  consent_begun: 'Began the consent',
  captured: 'Captured the configuration',
  failed: 'An attempt failed',
  saved: 'Saved the configuration',
};

/** Hands this one task on, to somebody who needs no account. */
export function HandOn({ links, state }: Props) {
  const isOpen = links.length > 0 || state?.link !== undefined;
  return (
    <section className={classes.panel} aria-label="Hand it on">
      <details className={classes.more} open={isOpen}>
        <summary>Somebody else looks after the directory?</summary>
        <div style={{ display: 'grid', gap: 18 }}>
          <p className={classes.about} style={{ marginTop: 0 }}>
            Send them a link. It works without an account, for this one task, and shows nothing else of the
            organization. Saving leaves the connection inactive, and you are told.
          </p>
          {state?.link ? (
            <Alert color="blue" variant="light" title="Send this link. It is shown this once.">
              <CopyField label="Link" value={state.link} />
            </Alert>
          ) : (
            <Form
              method="post"
              className={classes.actions}
              style={{ alignItems: 'end', justifyContent: 'start' }}
            >
              <NativeSelect
                name="hours"
                label="It works for"
                defaultValue="72"
                data={[
                  { value: '24', label: '1 day' },
                  { value: '72', label: '3 days' },
                  { value: '168', label: '7 days' },
                ]}
              />
              <SubmitButton intent="link" variant="default">
                Make a link
              </SubmitButton>
            </Form>
          )}
          {state?.message?.startsWith('The link') && <WizardAlert message={state.message} why={state.why} />}
          {links.length > 0 && (
            <ul className={classes.links}>
              {links.map((link) => (
                <Link key={link.id} link={link} />
              ))}
            </ul>
          )}
        </div>
      </details>
    </section>
  );
}

function Link({ link }: { link: WizardLinkDto }) {
  const { label, color } = STATES[link.state];
  return (
    <li>
      <div className={classes.linkHead}>
        <Badge color={color} variant="light" tt="none">
          {label}
        </Badge>
        <span>
          Made <When at={link.createdAt} />
        </span>
        {link.state === 'active' && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value={`revoke:${link.id}`}
              variant="default"
              size="compact-sm"
            >
              Take it back
            </Button>
          </Form>
        )}
      </div>
      {link.state === 'active' && (
        <Text size="sm" c="dimmed">
          Until <When at={link.expiresAt} />
        </Text>
      )}
      {link.uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody has used it yet.
        </Text>
      ) : (
        <ul className={classes.uses}>
          {link.uses.map(({ at, what, who, address }) => (
            <li key={`${at} ${what}`}>
              {USES[what]}
              {who && <bdi> by {who}</bdi>}
              {address && ` from ${address}`}, <When at={at} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
