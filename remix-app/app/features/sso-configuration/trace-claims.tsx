import type { SsoMapping, SsoTraceDto } from '@gatehouse/contracts';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { useTexts } from '~/texts/texts-context';
import { traceTexts } from './texts/trace';
import type english from './texts/trace/en';
import styles from './trace.module.css';

interface Props {
  trace: SsoTraceDto;
  mapping: SsoMapping;
  isHelper: boolean;
}

type Use = Extract<keyof typeof english, `use${string}`>;

/** What a claim is used for; undefined for the others. */
function usageOf(name: string, mapping: SsoMapping): Use | undefined {
  const uses: Readonly<Record<string, Use>> = {
    [mapping.picture]: 'usePicture',
    [mapping.locale]: 'useLocale',
    [mapping.zoneinfo]: 'useZoneinfo',
    [mapping.email]: 'useEmail',
    [mapping.givenName]: 'useGivenName',
    [mapping.familyName]: 'useFamilyName',
    [mapping.groups]: 'useGroups',
    sub: 'useSubject',
    oid: 'useSubject',
    iss: 'useIssuer',
    aud: 'useAudience',
    hd: 'useCompany',
    tid: 'useTenant',
    email_verified: 'useVerified',
    xms_edov: 'useVerified',
  };
  return uses[name];
}

/** The claims of the identity provider about the user, and their use. */
export function TraceClaims({ trace, mapping, isHelper }: Props) {
  const t = useTexts(traceTexts);
  const claims = Object.entries(trace.claims ?? {});
  const became = trace.steps.filter(({ kind }) => kind === 'mapping');
  return (
    <Section title={t('claims')} about={t(isHelper ? 'claimsAboutHelper' : 'claimsAbout')}>
      <div className={list.frame} style={{ overflowX: 'auto' }}>
        <table className={styles.claims}>
          <thead>
            <tr>
              <th scope="col">{t('claim')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('usedFor')}</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(([name, value]) => {
              const usage = usageOf(name, mapping);
              return (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <bdi>{textOf(value)}</bdi>
                  </td>
                  <td>{usage && t(usage)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {became.length > 0 && !isHelper && (
        <dl className={styles.pairs} style={{ marginTop: 20 }}>
          {became.map(({ name, message }) => {
            const title = TITLES[name];
            return (
              <div key={name}>
                <dt>{title ? t(title) : name}</dt>
                <dd>{message}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </Section>
  );
}

const TITLES: Readonly<Record<string, Extract<keyof typeof english, `result${string}`>>> = {
  subject: 'resultSubject',
  email: 'resultEmail',
  groups: 'resultGroups',
  name: 'resultName',
  role: 'resultRole',
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
