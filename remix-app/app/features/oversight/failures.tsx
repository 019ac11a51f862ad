import type { SecurityOverview } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { useFormats, useTexts } from '~/texts/texts-context';
import { type Bar, Bars } from './bars';
import { HourChart } from './hour-chart';
import classes from './oversight.module.css';
import { securityTexts } from './texts/security';
import { reasonText } from './words';

type Found = SecurityOverview['failures'];

/** When, why, from where and at whom signing in failed. */
export function Failures({ failures }: { failures: Found }) {
  const t = useTexts(securityTexts);
  const formats = useFormats();
  if (failures.total === 0) {
    return (
      <div className={list.frame}>
        <Blank title={t('noFailures')}>{t('noFailuresAbout')}</Blank>
      </div>
    );
  }
  const { total, reasons, networks, targets } = failures;
  const bar = (key: string, label: Bar['label'], count: number): Bar => ({
    key,
    label,
    part: count,
    whole: total,
    text: formats.number(count),
  });
  return (
    <>
      <div className={classes.card}>
        <HourChart hours={failures.hours} />
      </div>
      <div className={classes.cards}>
        <div className={classes.card}>
          <h3>{t('byReason')}</h3>
          <Bars isBad bars={reasons.map(({ reason, count }) => bar(reason, reasonText(reason, t), count))} />
        </div>
        <div className={classes.card}>
          <h3>{t('byNetwork')}</h3>
          <Bars
            isBad
            bars={networks.map(({ network, count, people }) => {
              const link = (
                <Anchor
                  component={Link}
                  size="sm"
                  to={`/superadmin/sessions?network=${encodeURIComponent(network)}`}
                >
                  {network}
                </Anchor>
              );
              const label = people > 1 ? t.rich('atAccounts', { network: link, count: people }) : link;
              return bar(network, label, count);
            })}
          />
        </div>
        <div className={classes.card}>
          <h3>{t('byAccount')}</h3>
          <Bars
            isBad
            bars={targets.map(({ userId, email, count }) =>
              bar(
                userId ?? 'nobody',
                userId ? (
                  <Anchor component={Link} size="sm" to={`/superadmin/users/${userId}`}>
                    {email ?? t('deletedUser')}
                  </Anchor>
                ) : (
                  t('unknownAddresses')
                ),
                count,
              ),
            )}
          />
        </div>
      </div>
    </>
  );
}
