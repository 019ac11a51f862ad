import { Anchor, Code } from '@mantine/core';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import type { Advisory, AdvisoryCheck } from './advisory';

interface Props {
  check: AdvisoryCheck;
}

const COLUMNS: Column<Advisory>[] = [
  {
    label: 'Advisory',
    cell: ({ id, title, url }) => (
      <>
        {url ? (
          <Anchor href={url} size="sm" rel="noreferrer">
            {id}
          </Anchor>
        ) : (
          id
        )}
        <div className={list.quiet}>{title}</div>
      </>
    ),
  },
  { label: 'Severity', cell: ({ severity }) => severity },
  { label: 'Package', cell: ({ package: name, versions }) => `${name} ${versions.join(', ')}` },
  { label: 'Affected versions', cell: ({ range }) => range },
  { label: 'Fix', cell: ({ fix }) => fix ?? <span className={list.quiet}>None published</span> },
  { label: 'Used', cell: ({ isShipped }) => (isShipped ? 'At run time' : 'Build and tests only') },
];

/** Known weaknesses of the packages, as the registry named them before the build. */
export function Advisories({ check }: Props) {
  const { advisories } = check;
  return (
    <Section title="Advisories">
      <CheckedWhen check={check} />
      {advisories.length > 0 && (
        <>
          <p>{countsOf(advisories)}</p>
          <div className={list.frame}>
            <ItemTable items={advisories} columns={COLUMNS} />
          </div>
        </>
      )}
    </Section>
  );
}

/** When the registry was asked and what it said, or why it was not. */
export function CheckedWhen({ check: { checkedAt, problem, advisories } }: Props) {
  if (!checkedAt)
    return (
      <>
        <p>
          <strong>Not checked.</strong> {problem} The running product sends no requests to a package registry.
          Build it again where the registry answers, or run this command in the repository:
        </p>
        <Code block>npm audit --omit=dev</Code>
      </>
    );
  return (
    <p>
      Checked on <When at={checkedAt} />, before the build.{' '}
      {advisories.length === 0 && 'The registry knew no advisory for these packages. '}
      Advisories that were published later are not included.
    </p>
  );
}

/** Such as "1 critical, 2 low". */
export function countsOf(advisories: readonly Pick<Advisory, 'severity'>[]): string {
  const counts = new Map<string, number>();
  for (const { severity } of advisories) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return ['critical', 'high', 'moderate', 'low', 'info']
    .filter((severity) => counts.has(severity))
    .map((severity) => `${counts.get(severity)} ${severity}`)
    .join(', ');
}
