import type { SignInPicture } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import classes from './oversight.module.css';
import { WaysPicture } from './ways-picture';
import { WAY_NAMES } from './words';

const CHOICES = [
  [1, '24 hours'],
  [7, '7 days'],
  [30, '30 days'],
] as const;

/** Who signs in through what, drawn and as tables. */
export function WaysPage({ picture }: { picture: SignInPicture }) {
  const { days, signIns, isCapped } = picture;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>SSO Architecture</h1>
          <Text c="dimmed" size="sm" mt={4}>
            From organizations by their ways of signing in to applications.
          </Text>
        </div>
      </div>
      <nav className={panel.snippetLinks} aria-label="How far back">
        {CHOICES.map(([value, label]) => (
          <Link key={value} to={`?days=${value}`} aria-current={value === days ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {signIns === 0 ? (
        <div className={list.frame}>
          <Blank
            title="Nobody signed in"
            action={{ label: 'See connections', to: '/superadmin/sso-configuration' }}
          >
            Connect a directory or let people sign in with a password: the first sign-in draws the first line.
          </Blank>
        </div>
      ) : (
        <>
          <WaysPicture picture={picture} />
          <Text size="sm" c="dimmed" mt="sm">
            {isCapped
              ? `Drawn from the newest ${signIns.toLocaleString('en')} sign-ins.`
              : `${signIns.toLocaleString('en')} ${signIns === 1 ? 'sign-in' : 'sign-ins'}.`}{' '}
            An application is drawn from the last sign-in before it was opened; one sign-in may open several.
            Up to five minutes old.
          </Text>
          <div className={classes.cards}>
            <FlowTable title="Who came in by which way" flows={picture.entered} names={namesOf(picture)} />
            <FlowTable title="Which way led where" flows={picture.opened} names={namesOf(picture)} />
          </div>
        </>
      )}
    </>
  );
}

function namesOf({ tenants, applications }: SignInPicture): Record<string, string> {
  const named = [...tenants, ...applications].map(({ id, name }) => [id, name]);
  return { ...Object.fromEntries(named), ...WAY_NAMES };
}

interface FlowTableProps {
  title: string;
  flows: SignInPicture['entered'];
  names: Record<string, string>;
}

/** The same as the picture, for those who can't see it or want the number. */
function FlowTable({ title, flows, names }: FlowTableProps) {
  return (
    <section className={`${classes.card} ${classes.more}`} style={{ marginTop: 0 }}>
      <h2>{title}</h2>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Sign-ins</th>
          </tr>
        </thead>
        <tbody>
          {flows
            .toSorted((one, other) => other.count - one.count)
            .map(({ from, to, count }) => (
              <tr key={`${from} ${to}`}>
                <td>
                  <bdi>{names[from] ?? from}</bdi>
                </td>
                <td>
                  <bdi>{names[to] ?? to}</bdi>
                </td>
                <td>{count.toLocaleString('en')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
