import { Anchor, Code } from '@mantine/core';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { type Translation, useFormats, useTexts } from '~/texts/texts-context';
import { type Advisory, type AdvisoryCheck, FIX_IN_RANGE, SEVERITIES } from './advisory';
import { advisoriesTexts } from './texts/advisories';
import type english from './texts/advisories/en';

type Texts = Translation<typeof english>;

interface Props {
  check: AdvisoryCheck;
}

function columnsOf(t: Texts): Column<Advisory>[] {
  return [
    {
      label: t('advisory'),
      cell: ({ id, title, url }) => (
        <>
          {url ? (
            <Anchor href={url} size="sm" rel="noreferrer">
              <bdi>{id}</bdi>
            </Anchor>
          ) : (
            <bdi>{id}</bdi>
          )}
          <div className={list.quiet}>
            <bdi lang="en">{title}</bdi>
          </div>
        </>
      ),
    },
    { label: t('severity'), cell: ({ severity }) => t(severity) },
    {
      label: t('package'),
      cell: ({ package: name, versions }) => <bdi>{`${name} ${versions.join(', ')}`}</bdi>,
    },
    { label: t('range'), cell: ({ range }) => <bdi>{range}</bdi> },
    { label: t('fix'), cell: ({ fix }) => <Fix fix={fix} /> },
    { label: t('use'), cell: ({ isShipped }) => t(isShipped ? 'runTime' : 'buildOnly') },
  ];
}

function Fix({ fix }: Pick<Advisory, 'fix'>) {
  const t = useTexts(advisoriesTexts);
  if (fix === null) return <span className={list.quiet}>{t('noFix')}</span>;
  return fix === FIX_IN_RANGE ? t('fixInRange') : <bdi>{fix}</bdi>;
}

/** Known vulnerabilities of the packages, as the registry listed them before the build. */
export function Advisories({ check }: Props) {
  const t = useTexts(advisoriesTexts);
  const { advisories } = check;
  return (
    <Section title={t('title')}>
      <CheckedWhen check={check} />
      {advisories.length > 0 && (
        <>
          <p>
            <Counts advisories={advisories} />
          </p>
          <div className={list.frame}>
            <ItemTable items={advisories} columns={columnsOf(t)} />
          </div>
        </>
      )}
    </Section>
  );
}

/** When the registry was asked, or why it was not. */
export function CheckedWhen({ check: { checkedAt, problem, advisories } }: Props) {
  const t = useTexts(advisoriesTexts);
  if (!checkedAt)
    return (
      <>
        <p>
          {t.rich('notChecked', {
            problem: t(PROBLEMS.find((known) => known === problem) ?? 'unchecked'),
            b: (inner) => <strong>{inner}</strong>,
          })}
        </p>
        <Code block dir="ltr">
          npm audit --omit=dev
        </Code>
      </>
    );
  return <p>{t.rich(advisories.length === 0 ? 'clean' : 'checked', { when: <When at={checkedAt} /> })}</p>;
}

/** A build can take the file of an older version. */
const PROBLEMS = ['off', 'unchecked', 'unreachable', 'rejected'] as const;

/** Such as "Critical: 1, Low: 2". */
export function Counts({ advisories }: { advisories: readonly Pick<Advisory, 'severity'>[] }) {
  const t = useTexts(advisoriesTexts);
  const formats = useFormats();
  const counts = SEVERITIES.map((severity) => ({
    severity: t(severity),
    count: advisories.filter((advisory) => advisory.severity === severity).length,
  }));
  return formats.list(counts.filter(({ count }) => count > 0).map((each) => t('countOf', each)));
}
