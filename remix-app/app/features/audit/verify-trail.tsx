import type { AuditVerification } from '@gatehouse/contracts';
import { Alert, Code, Group, List, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';

export type Verification = AuditVerification;

const WORDS: Record<Verification['findings'][number]['kind'], string> = {
  edited: 'was altered',
  deleted: 'is gone',
  inserted: 'was put in later',
  backdated: 'bears a time that cannot be',
  seal_missing: 'has no seal',
  cut: 'is missing at the end of the trail',
  start_missing: 'of the first start is gone',
};

/** Compares every event with its seal, and says what was found. */
export function VerifyTrail({ found }: { found: Verification | null }) {
  return (
    <Group gap="md" mb="md" align="center">
      <Form method="post" preventScrollReset>
        <SubmitButton intent="verify" variant="default">
          Verify the chain
        </SubmitButton>
      </Form>
      {found && <Found found={found} />}
    </Group>
  );
}

function Found({ found: { events, findings, head } }: { found: Verification }) {
  const isWhole = findings.length === 0;
  return (
    <Alert
      role="status"
      flex="1 1 320px"
      color={isWhole ? 'green' : 'red'}
      variant="light"
      icon={
        isWhole ? (
          <IconShieldCheck size={20} aria-hidden="true" />
        ) : (
          <IconShieldX size={20} aria-hidden="true" />
        )
      }
      title={isWhole ? `All ${events} sealed events are as they were written` : 'Somebody altered this trail'}
    >
      {!isWhole && (
        <List size="sm">
          {findings.slice(0, 20).map(({ kind, n, event }) => (
            <List.Item key={`${kind} ${n} ${event}`}>
              Event {event ?? (n !== null && `at place ${n}`)} {WORDS[kind]}.
            </List.Item>
          ))}
        </List>
      )}
      {head && (
        <Text size="sm">
          It ends at place {head.n} with <Code style={{ overflowWrap: 'anywhere' }}>{head.hash}</Code>. Keep
          this elsewhere: against it alone a trail that was cut short shows for sure.
        </Text>
      )}
    </Alert>
  );
}
