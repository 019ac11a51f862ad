import type { SecurityOverview } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { type Bar, Bars } from './bars';
import { HourChart } from './hour-chart';
import classes from './oversight.module.css';
import { reasonText } from './words';

type Found = SecurityOverview['failures'];

/** When, why, from where and at whom signing in failed. */
export function Failures({ failures }: { failures: Found }) {
  if (failures.total === 0) {
    return (
      <div className={list.frame}>
        <Blank title="No sign-in failed in 24 hours">
          Wrong passwords and refused sign-ins are counted here.
        </Blank>
      </div>
    );
  }
  const { total, reasons, networks, targets } = failures;
  const bar = (key: string, label: Bar['label'], count: number): Bar => ({
    key,
    label,
    part: count,
    whole: total,
    text: count.toLocaleString('en'),
  });
  return (
    <>
      <div className={classes.card}>
        <HourChart hours={failures.hours} />
      </div>
      <div className={classes.cards}>
        <div className={classes.card}>
          <h3>Why</h3>
          <Bars isBad bars={reasons.map(({ reason, count }) => bar(reason, reasonText(reason), count))} />
        </div>
        <div className={classes.card}>
          <h3>From where</h3>
          <Bars
            isBad
            bars={networks.map(({ network, count, people }) =>
              bar(
                network,
                <>
                  <Anchor
                    component={Link}
                    size="sm"
                    to={`/superadmin/sessions?network=${encodeURIComponent(network)}`}
                  >
                    {network}
                  </Anchor>
                  {people > 1 && ` at ${people.toLocaleString('en')} accounts`}
                </>,
                count,
              ),
            )}
          />
        </div>
        <div className={classes.card}>
          <h3>At whom</h3>
          <Bars
            isBad
            bars={targets.map(({ userId, email, count }) =>
              bar(
                userId ?? 'nobody',
                userId ? (
                  <Anchor component={Link} size="sm" to={`/superadmin/users/${userId}`}>
                    {email ?? 'Somebody who is gone'}
                  </Anchor>
                ) : (
                  'Addresses that are nobody’s'
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
