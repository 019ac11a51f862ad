import type { ReplayedCheck } from '@gatehouse/contracts';
import { Anchor, Badge, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import styles from './replay.module.css';
import type { ExplainedVerdict, ReplayState } from './replay.server';
import { checksTexts } from './texts/checks';
import type checksEnglish from './texts/checks/en';
import { replayTexts } from './texts/replay';

type Result = NonNullable<ReplayState['replay']>;

/** What each check and the user would come to: with the settings of the connection, and with the edited ones beside. */
export function ReplayResult({ replay: { live, edited, receivedAt } }: { replay: Result }) {
  const t = useTexts(replayTexts);
  const verdicts = edited ? [live, edited] : [live];
  return (
    <Section title={t('result')} about={t.rich('resultAbout', { at: <When at={receivedAt} /> })}>
      <div className={styles.frame}>
        <table className={styles.compared} aria-label={t('result')}>
          <Head isEdited={edited !== null} first={t('check')} />
          <tbody>
            <Row label={t('outcome')} verdicts={verdicts} of={(verdict) => <Verdict verdict={verdict} />} />
            {namesOf(verdicts).map((name) => (
              <CheckRow key={name} name={name} verdicts={verdicts} />
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.title}>{t('user')}</h3>
      <div className={styles.frame}>
        <table className={styles.compared} aria-label={t('user')}>
          <Head isEdited={edited !== null} first={t('value')} />
          <tbody>
            <Row label={t('account')} verdicts={verdicts} of={(verdict) => <Account verdict={verdict} />} />
            {(['email', 'name', 'role'] as const).map((field) => (
              <Row
                key={field}
                label={t(field)}
                verdicts={verdicts}
                of={({ user }) => <bdi>{user?.[field] ?? '–'}</bdi>}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Head({ first, isEdited }: { first: string; isEdited: boolean }) {
  const t = useTexts(replayTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{t('live')}</th>
        {isEdited && <th scope="col">{t('edited')}</th>}
      </tr>
    </thead>
  );
}

interface RowProps {
  label: string;
  verdicts: readonly ExplainedVerdict[];
  of: (verdict: ExplainedVerdict) => ReactNode;
}

function Row({ label, verdicts, of }: RowProps) {
  const t = useTexts(replayTexts);
  return (
    <tr>
      <th scope="row">{label}</th>
      {verdicts.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: live first, then edited
        <td key={index} data-label={t(index === 0 ? 'live' : 'edited')}>
          {of(verdict)}
        </td>
      ))}
    </tr>
  );
}

function CheckRow({ name, verdicts }: { name: string; verdicts: readonly ExplainedVerdict[] }) {
  const checks = useTexts(checksTexts);
  return (
    <Row
      label={checks(keyOf(name))}
      verdicts={verdicts}
      of={(verdict) => {
        const check = verdict.checks.find((each) => each.name === name);
        return check ? <Check check={check} cause={verdict.cause} /> : '–';
      }}
    />
  );
}

/** `in_response_to` has the key `inResponseTo`. */
function keyOf(name: string): keyof typeof checksEnglish {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof checksEnglish;
}

const LOOKS = {
  passed: { color: 'green', Drawing: IconCircleCheck },
  failed: { color: 'red', Drawing: IconCircleX },
  not_reached: { color: 'gray', Drawing: IconMinus },
} as const;
const STATUS_TEXTS = { passed: 'passed', failed: 'failed', not_reached: 'notReached' } as const;

function Check({ check, cause }: { check: ReplayedCheck; cause: string | null }) {
  const t = useTexts(replayTexts);
  const { status, found, expected } = check;
  const { color, Drawing } = LOOKS[status];
  return (
    <>
      <Badge color={color} variant="light" tt="none" leftSection={<Drawing size={14} aria-hidden="true" />}>
        {t(STATUS_TEXTS[status])}
      </Badge>
      {status === 'failed' && (
        <div className={styles.why}>
          <span>{cause ?? check.message}</span>
          {check.code && (
            <Anchor href={`/docs/sign-in-problems/${check.code}`} size="sm">
              <code dir="ltr">{check.code}</code>
            </Anchor>
          )}
          {found !== null && <span>{t.rich('found', { value: <code dir="ltr">{found}</code> })}</span>}
          {expected !== null && (
            <span>{t.rich('expected', { value: <code dir="ltr">{expected}</code> })}</span>
          )}
        </div>
      )}
    </>
  );
}

function Verdict({ verdict: { result } }: { verdict: ExplainedVerdict }) {
  const t = useTexts(replayTexts);
  return (
    <Text fw={600} span c={result === 'rejected' ? 'var(--mantine-color-error)' : undefined}>
      {t(result)}
    </Text>
  );
}

const KINDS = { enter: 'enter', link: 'link', prove: 'prove', join: 'join', sign_up: 'signUp' } as const;

function Account({ verdict: { user, result } }: { verdict: ExplainedVerdict }) {
  const t = useTexts(replayTexts);
  if (result === 'undecided') return t('undecidedAbout');
  if (!user?.kind) return t(user ? 'noAccount' : 'noUser');
  const text = t(KINDS[user.kind]);
  return result === 'accepted' ? text : t('noAccount');
}

/** Both in their order: one of them may have checks that the other does not come to. */
function namesOf(verdicts: readonly ExplainedVerdict[]): string[] {
  return [...new Set(verdicts.flatMap(({ checks }) => checks.map(({ name }) => name)))];
}
