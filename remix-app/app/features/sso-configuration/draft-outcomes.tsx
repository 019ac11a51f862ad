import type { SsoDraftDto, SsoDraftSide } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import panel from '~/components/panel/panel.module.css';
import { useFormats, useTexts } from '~/texts/texts-context';
import styles from './draft.module.css';
import type { DraftPageView, NamedCause } from './draft-page.server';
import { draftTexts } from './texts/draft';

interface Props {
  outcomes: NonNullable<SsoDraftDto['outcomes']>;
  causes: DraftPageView['causes'];
}

/** How sign-ins with and without the draft ended, side by side. */
export function DraftOutcomes({ outcomes: { draft, live }, causes }: Props) {
  const t = useTexts(draftTexts);
  const formats = useFormats();
  const rateOf = ({ succeeded, failed }: SsoDraftSide) =>
    succeeded + failed === 0 ? '–' : formats.percent(failed / (succeeded + failed));
  const numbers = [
    ['succeeded', (side: SsoDraftSide) => formats.number(side.succeeded)],
    ['failed', (side: SsoDraftSide) => formats.number(side.failed)],
    ['failureRate', rateOf],
    ['ofUsers', (side: SsoDraftSide) => formats.number(side.ofUsers)],
  ] as const;
  return (
    <section className={panel.panel} aria-labelledby="outcomes">
      <h2 id="outcomes" className={panel.panelTitle}>
        {t('outcomes')}
      </h2>
      <table className={styles.outcomes} aria-labelledby="outcomes">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('draftSide')}</th>
            <th scope="col">{t('connectionSide')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>{of(draft)}</td>
              <td>{of(live)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('causes')}</th>
            <td>
              <Causes causes={causes.draft} />
            </td>
            <td>
              <Causes causes={causes.live} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Causes({ causes }: { causes: readonly NamedCause[] }) {
  const t = useTexts(draftTexts);
  if (causes.length === 0) return t('noCauses');
  return (
    <ul className={styles.causes}>
      {causes.map(({ code, cause, count }) => (
        <li key={code}>
          <Anchor component={Link} to={`/docs/sign-in-problems/${code}`} size="sm">
            {t('causeCount', { cause, count })}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
