import type { AuditVerification } from '@gatehouse/contracts';
import { Alert, Anchor, Code, Group, List, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import { logTexts } from './texts/log';

export type Verification = AuditVerification;

const FINDINGS = {
  edited: 'edited',
  deleted: 'deleted',
  inserted: 'inserted',
  backdated: 'backdated',
  seal_missing: 'sealMissing',
  cut: 'cut',
  start_missing: 'startMissing',
} as const satisfies Record<Verification['findings'][number]['kind'], string>;

/** Compares every event with its seal, and shows the result. */
export function VerifyTrail({ found, base }: { found: Verification | null; base: string }) {
  const t = useTexts(logTexts);
  return (
    <Group gap="md" mb="md" align="center">
      <Form method="post" preventScrollReset>
        <SubmitButton intent="verify" variant="default">
          {t('verify')}
        </SubmitButton>
      </Form>
      <Anchor component={Link} to={`${base}/verify`} size="sm">
        {t('verifyFile')}
      </Anchor>
      {found && <Found found={found} />}
    </Group>
  );
}

function Found({ found: { events, findings, head } }: { found: Verification }) {
  const t = useTexts(logTexts);
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
      title={isWhole ? t('intact', { count: events }) : t('altered')}
    >
      {!isWhole && (
        <List size="sm">
          {findings.slice(0, 20).map(({ kind, n, event }) => (
            <List.Item key={`${kind} ${n} ${event}`}>
              {t(FINDINGS[kind], { event: event ?? (n === null ? '' : t('position', { n })) })}
            </List.Item>
          ))}
        </List>
      )}
      {head && (
        <Text size="sm">
          {t.rich('head', {
            n: head.n,
            hash: () => <Code style={{ overflowWrap: 'anywhere' }}>{head.hash}</Code>,
          })}
        </Text>
      )}
    </Alert>
  );
}
