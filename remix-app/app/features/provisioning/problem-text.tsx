import type { ProvisioningProblem, ProvisioningProblemCode } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { problemTexts } from './texts/problems';

const KEYS = {
  unauthorized: 'unauthorized',
  address_denied: 'addressDenied',
  unreachable: 'unreachable',
  timed_out: 'timedOut',
  rate_limited: 'rateLimited',
  unavailable: 'unavailable',
  not_json: 'notJson',
  not_scim: 'notScim',
  too_large: 'tooLarge',
  wrong_id: 'wrongId',
  conflict: 'conflict',
  rejected: 'rejected',
  not_found: 'notFound',
  ambiguous: 'ambiguous',
  token_refused: 'tokenRefused',
  no_value: 'noValue',
  secret_unreadable: 'secretUnreadable',
} as const satisfies Record<ProvisioningProblemCode, string>;

/** Why the target did not accept something, and what to do, with what it said itself. */
export function ProblemText({ problem: { code, status, detail } }: { problem: ProvisioningProblem }) {
  const t = useTexts(problemTexts);
  return (
    <>
      <Text size="sm">{t(KEYS[code])}</Text>
      {(status !== null || detail) && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {status === null ? '' : `HTTP ${status} `}
          <bdi>{detail}</bdi>
        </Text>
      )}
    </>
  );
}
