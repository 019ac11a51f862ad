import type { FederationFinding, FederationReport } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { useEffect, useRef } from 'react';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import styles from './federation.module.css';
import { federationTexts } from './texts/page';

const COLORS = { critical: 'red', high: 'red', medium: 'amber', low: 'gray', info: 'gray' } as const;

/** The grade, then what to fix, the most severe first. */
export function FederationResult({ report }: { report: FederationReport }) {
  const t = useTexts(federationTexts);
  const { grade, score, kind, name, address, findings, rulesChecked } = report;
  const title = useRef<HTMLHeadingElement>(null);
  // The report appears below the form that asked for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is announced once
  useEffect(() => title.current?.focus(), [report]);
  return (
    <div className={styles.report}>
      <section className={`${panel.panel} ${styles.summary}`} aria-labelledby="grade">
        <span className={styles.grade} data-grade={grade} aria-hidden="true">
          {grade}
        </span>
        <div>
          <h2 id="grade" ref={title} tabIndex={-1} className={panel.panelTitle}>
            {t('grade', { grade, score })}
          </h2>
          <p className={styles.line}>
            {t(kind)}
            {name && (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            )}
          </p>
          {address && address !== name && (
            <p className={styles.quiet}>
              <bdi>{address}</bdi>
            </p>
          )}
          <p className={styles.quiet}>{t('counted', { findings: findings.length, rules: rulesChecked })}</p>
        </div>
      </section>
      <section className={panel.panel} aria-labelledby="findings">
        <h2 id="findings" className={panel.panelTitle}>
          {t('findings')}
        </h2>
        {findings.length === 0 ? (
          <p className={styles.line}>{t('noFindings')}</p>
        ) : (
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <Finding key={`${finding.rule} ${finding.found}`} finding={finding} />
            ))}
          </ul>
        )}
      </section>
      {report.keys.length > 0 && <Keys keys={report.keys} />}
      {report.connections.some(({ protocol }) => protocol) && (
        <Connections connections={report.connections} />
      )}
    </div>
  );
}

function Finding({ finding: { severity, found, why, fix, source } }: { finding: FederationFinding }) {
  const t = useTexts(federationTexts);
  return (
    <li className={styles.finding}>
      <div className={styles.found}>
        <Badge color={COLORS[severity]} variant="light" tt="none">
          {t(severity)}
        </Badge>
        <strong dir="auto">{found}</strong>
      </div>
      <p className={styles.line} dir="auto">
        {why}
      </p>
      <p className={styles.line} dir="auto">
        {t.rich('fix', { fix, b: (inner) => <b>{inner}</b> })}
      </p>
      <p className={styles.quiet}>
        <bdi>{source}</bdi>
      </p>
    </li>
  );
}

function Keys({ keys }: Pick<FederationReport, 'keys'>) {
  const t = useTexts(federationTexts);
  return (
    <section className={panel.panel} aria-labelledby="keys">
      <h2 id="keys" className={panel.panelTitle}>
        {t('keys')}
      </h2>
      <ul className={styles.facts}>
        {keys.map(({ use, name, key, expiresAt }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change, and keys may repeat
          <li key={place}>
            <bdi>{[key, use, name].filter(Boolean).join(' · ')}</bdi>
            {expiresAt && (
              <span className={styles.quiet}>{t.rich('expires', { at: <When at={expiresAt} /> })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Connections({ connections }: Pick<FederationReport, 'connections'>) {
  const t = useTexts(federationTexts);
  return (
    <section className={panel.panel} aria-labelledby="connections">
      <h2 id="connections" className={panel.panelTitle}>
        {t('connections')}
      </h2>
      <ul className={styles.facts}>
        {connections
          .filter(({ protocol }) => protocol)
          .map(({ host, protocol, cipher, issuer, expiresAt }) => (
            <li key={host}>
              <bdi>{host}</bdi>
              <span className={styles.quiet}>
                <bdi>{[protocol, cipher, issuer].filter(Boolean).join(' · ')}</bdi>
              </span>
              {expiresAt && (
                <span className={styles.quiet}>{t.rich('expires', { at: <When at={expiresAt} /> })}</span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
