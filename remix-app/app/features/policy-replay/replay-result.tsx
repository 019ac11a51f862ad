import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { ReplayView } from './policy-replay.server';
import styles from './replay.module.css';
import { replayTexts } from './texts/replay';

/** Who would have been affected by a rule: how many, by name, why, and what the log does not say. */
export function ReplayResult({ view }: { view: ReplayView }) {
  const t = useTexts(replayTexts);
  const { replay, next, first, application } = view;
  return (
    <section className={panel.panel} aria-labelledby="replay">
      <h3 id="replay" className={panel.panelTitle}>
        {application ? t('titleOf', { application }) : t(view.isSince ? 'titleUsed' : 'title')}
      </h3>
      <Summary view={view} />
      {view.rule === 'risk' && <ByReason replay={replay} />}
      {replay.items.length > 0 && (
        <ul className={styles.people}>
          {replay.items.map((user) => (
            <Affected key={user.userId} user={user} view={view} />
          ))}
        </ul>
      )}
      <Pages first={first} next={next} />
      <Notes replay={replay} />
    </section>
  );
}

function Summary({ view: { rule, isSince, application, replay } }: { view: ReplayView }) {
  const t = useTexts(replayTexts);
  const { affectedSignIns, affectedUsers, signIns } = replay;
  if (affectedUsers > 0) {
    const counts = { affected: affectedSignIns, total: signIns, users: affectedUsers };
    const b = (inner: ReactNode) => <strong>{inner}</strong>;
    return (
      <Text size="sm" mb="sm">
        {application
          ? t.rich('networksOf', { ...counts, application, b })
          : t.rich(isSince ? 'stillUsed' : rule, { ...counts, b })}
      </Text>
    );
  }
  if (application)
    return (
      <Text size="sm">
        {signIns === 0 ? t('noRequests', { application }) : t('nobodyOf', { application, total: signIns })}
      </Text>
    );
  if (signIns === 0 && !isSince) return <Text size="sm">{t('noSignIns')}</Text>;
  return <Text size="sm">{isSince ? t('nobodyUsed') : t('nobody', { total: signIns })}</Text>;
}

/** How many sign-ins and users each action would have affected. */
function ByReason({ replay: { byReason } }: { replay: ReplayView['replay'] }) {
  const t = useTexts(replayTexts);
  return (
    <ul className={styles.reasons}>
      {byReason.map(({ reason, signIns, users }) => (
        <li key={reason}>{t('reasonLine', { reason: t(`r_${reason}`), count: signIns, users })}</li>
      ))}
    </ul>
  );
}

function Affected({
  user: { email, name, signIns, lastAt, reasons, remedy },
  view: { rule, application },
}: {
  user: ReplayView['replay']['items'][number];
  view: ReplayView;
}) {
  const t = useTexts(replayTexts);
  const formats = useFormats();
  return (
    <li>
      <span className={styles.who}>
        <bdi>{name || email}</bdi>
        <bdi className={list.quiet}>{email}</bdi>
      </span>
      <span className={list.quiet}>
        {t.rich(application ? 'requestLine' : rule === 'session_limits' ? 'sessionLine' : 'line', {
          count: signIns,
          at: <When at={lastAt} />,
        })}
        {' · '}
        {formats.list(reasons.map((reason) => t(`r_${reason}`)))}
      </span>
      <span className={remedy === 'no_connection' ? styles.lost : undefined}>{t(`d_${remedy}`)}</span>
    </li>
  );
}

/** What the sign-in log cannot tell. */
function Notes({ replay: { firstAt, isEstimate, addressLimit, unknown } }: { replay: ReplayView['replay'] }) {
  const t = useTexts(replayTexts);
  if (!firstAt && unknown.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {firstAt && <li>{t.rich('since', { at: <When at={firstAt} /> })}</li>}
      {isEstimate && <li>{t('estimate')}</li>}
      {addressLimit !== null && <li>{t('address_limit', { count: addressLimit })}</li>}
      {unknown.map(({ code, signIns }) => (
        <li key={code}>{t(code, { count: signIns })}</li>
      ))}
    </ul>
  );
}
