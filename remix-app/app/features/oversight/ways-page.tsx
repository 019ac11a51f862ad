import type { SignInPicture } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './oversight.module.css';
import { flowsTexts } from './texts/flows';
import { WaysPicture } from './ways-picture';
import { methodNames } from './words';

const CHOICES = [
  [1, 'day'],
  [7, 'week'],
  [30, 'month'],
] as const;

/** Sign-ins by organization, authentication method and application, drawn and as tables. */
export function WaysPage({ picture }: { picture: SignInPicture }) {
  const t = useTexts(flowsTexts);
  const names = namesOf(picture, methodNames(t));
  const { days, signIns, isCapped } = picture;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      <nav className={panel.snippetLinks} aria-label={t('range')}>
        {CHOICES.map(([value, label]) => (
          <Link key={value} to={`?days=${value}`} aria-current={value === days ? 'true' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      {signIns === 0 ? (
        <div className={list.frame}>
          <Blank
            title={t('none')}
            action={{ label: t('viewConnections'), to: '/superadmin/sso-configuration' }}
          >
            {t('noneAbout')}
          </Blank>
        </div>
      ) : (
        <>
          <WaysPicture picture={picture} />
          <Text size="sm" c="dimmed" mt="sm">
            {t(isCapped ? 'latest' : 'total', { count: signIns })} {t('note')}
          </Text>
          <div className={classes.cards}>
            <FlowTable title={t('entered')} flows={picture.entered} names={names} />
            <FlowTable title={t('opened')} flows={picture.opened} names={names} />
          </div>
        </>
      )}
    </>
  );
}

function namesOf(
  { tenants, applications }: SignInPicture,
  methods: Readonly<Record<string, string>>,
): Record<string, string> {
  const named = [...tenants, ...applications].map(({ id, name }) => [id, name]);
  return { ...Object.fromEntries(named), ...methods };
}

interface FlowTableProps {
  title: string;
  flows: SignInPicture['entered'];
  names: Record<string, string>;
}

/** The same as the picture, for those who can't see it or want the number. */
function FlowTable({ title, flows, names }: FlowTableProps) {
  const t = useTexts(flowsTexts);
  const formats = useFormats();
  return (
    <section className={`${classes.card} ${classes.more}`} style={{ marginTop: 0 }}>
      <h2>{title}</h2>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col">{t('signIns')}</th>
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
                <td>{formats.number(count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
