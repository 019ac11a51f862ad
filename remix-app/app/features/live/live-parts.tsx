import type { LiveBoard } from '@gatehouse/contracts';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './live.module.css';
import { liveTexts } from './texts/live';

/** The numbers with the names of their countries and the places on the map. */
export interface LiveNumbers extends Omit<LiveBoard, 'countries'> {
  countries: readonly LiveCountry[];
}

export interface LiveCountry {
  name: string;
  succeeded: number;
  failed: number;
  /** The middle of the country on the map; null: it is not on the map. */
  place: readonly [x: number, y: number] | null;
}

interface Props {
  board: LiveNumbers;
}

/** The parts of the board that each event replaces, by their name in `data-live`. */
export const LIVE_PARTS = {
  measured: Measured,
  signIns: SignIns,
  responses: Responses,
  incidents: Incidents,
  processes: Processes,
  circles: Circles,
  countries: Countries,
} as const;
export type LivePart = keyof typeof LIVE_PARTS;

const SHOWN_COUNTRIES = 5;
const SMALLEST = 10;
const LARGEST = 60;

function Measured({ board: { asOf } }: Props) {
  const t = useTexts(liveTexts);
  return <>{t('measured', { time: asOf.slice(11, 19) })}</>;
}

function SignIns({ board }: Props) {
  const t = useTexts(liveTexts);
  const { number } = useFormats();
  const sum = (of: 'succeeded' | 'failed') => board.steps.reduce((all, step) => all + step[of], 0);
  const most = Math.max(1, ...board.steps.map(({ succeeded, failed }) => succeeded + failed));
  return (
    <>
      <dl className={classes.pair}>
        <div>
          <dt>{t('signIns')}</dt>
          <dd className={classes.huge}>{number(board.perSecond)}</dd>
        </div>
        <div data-tone={board.failuresPerSecond > 0 ? 'bad' : undefined}>
          <dt>{t('failures')}</dt>
          <dd className={classes.huge}>{number(board.failuresPerSecond)}</dd>
        </div>
      </dl>
      <svg className={classes.bars} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
        {board.steps.map(({ at, succeeded, failed }, place) => {
          const [good, bad] = [(succeeded / most) * 38, (failed / most) * 38];
          return (
            <g key={at}>
              <rect className={classes.good} x={place * 10} y={40 - good} width={8} height={good} />
              <rect className={classes.bad} x={place * 10} y={40 - good - bad} width={8} height={bad} />
            </g>
          );
        })}
      </svg>
      <p className={classes.note}>
        {t('lastMinute')}: {t('succeeded')} {number(sum('succeeded'))} · {t('failed')} {number(sum('failed'))}
      </p>
    </>
  );
}

function Responses({ board: { latency } }: Props) {
  const t = useTexts(liveTexts);
  const { number } = useFormats();
  const shown = (value: number | undefined) =>
    value === undefined ? '–' : t('milliseconds', { value: number(value < 10 ? value : Math.round(value)) });
  return (
    <dl className={classes.pair}>
      <div>
        <dt>{t('median')}</dt>
        <dd className={classes.large}>{shown(latency?.p50Ms)}</dd>
      </div>
      <div data-tone={latency && latency.p95Ms > 1_000 ? 'wait' : undefined}>
        <dt>{t('p95')}</dt>
        <dd className={classes.large}>{shown(latency?.p95Ms)}</dd>
      </div>
    </dl>
  );
}

function Incidents({ board: { incidents } }: Props) {
  const t = useTexts(liveTexts);
  const { number } = useFormats();
  const tones = { high: 'bad', medium: 'wait', low: undefined } as const;
  return (
    <dl className={classes.pair}>
      {(['high', 'medium', 'low'] as const).map((severity) => (
        <div key={severity} data-tone={incidents[severity] > 0 ? tones[severity] : undefined}>
          <dt>{t(severity)}</dt>
          <dd className={classes.large}>{number(incidents[severity])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Processes({ board: { processes } }: Props) {
  const t = useTexts(liveTexts);
  const { number } = useFormats();
  return (
    <ul className={classes.processes}>
      {processes
        .map(({ kind, running, late, gone }) => ({ kind, running, missing: late + gone }))
        .filter(({ running, missing }) => running + missing > 0)
        .map(({ kind, running, missing }) => (
          <li key={kind} data-tone={missing > 0 ? 'bad' : 'good'}>
            <svg className={classes.mark} viewBox="0 0 10 10" aria-hidden="true">
              {missing > 0 ? <path d="M5 1 10 9.5H0z" /> : <circle cx="5" cy="5" r="4.5" />}
            </svg>{' '}
            {t(`k_${kind}`)} <span className={classes.quiet}>{t('running', { count: number(running) })}</span>
            {missing > 0 && <strong> {t('missing', { count: number(missing) })}</strong>}
          </li>
        ))}
    </ul>
  );
}

/** The largest first, so that small ones stay visible. */
function Circles({ board: { countries } }: Props) {
  const most = Math.max(1, ...countries.map(total));
  return (
    <>
      {countries.map((country) => {
        if (!country.place) return null;
        const [x, y] = country.place;
        const isFailing = country.failed > country.succeeded;
        const r = Math.round(Math.max(SMALLEST, Math.sqrt(total(country) / most) * LARGEST));
        return (
          <circle key={country.name} className={isFailing ? classes.bad : classes.good} cx={x} cy={y} r={r}>
            <title>{country.name}</title>
          </circle>
        );
      })}
    </>
  );
}

function Countries({ board: { countries } }: Props) {
  const t = useTexts(liveTexts);
  const { number } = useFormats();
  if (countries.length === 0) return <p className={classes.note}>{t('none')}</p>;
  return (
    <table className={classes.countries}>
      <thead>
        <tr>
          <th scope="col">{t('country')}</th>
          <th scope="col">{t('succeeded')}</th>
          <th scope="col">{t('failed')}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ name, succeeded, failed }, place) => (
          <tr key={name} className={place >= SHOWN_COUNTRIES ? classes.further : undefined}>
            <th scope="row">{name}</th>
            <td>{number(succeeded)}</td>
            <td data-tone={failed > 0 ? 'bad' : undefined}>{number(failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function total({ succeeded, failed }: LiveCountry): number {
  return succeeded + failed;
}
