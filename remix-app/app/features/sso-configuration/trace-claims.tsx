import type { SsoMapping, SsoTraceDto } from '@gatehouse/contracts';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import styles from './trace.module.css';

interface Props {
  trace: SsoTraceDto;
  mapping: SsoMapping;
  isHelper: boolean;
}

/** What a claim is used for; the others are shown, and used for nothing. */
function purposeOf(name: string, mapping: SsoMapping): string {
  const uses: Record<string, string> = {
    [mapping.picture]: 'Picture, when the person is new',
    [mapping.locale]: 'Language, when the person is new',
    [mapping.zoneinfo]: 'Time zone, when the person is new',
    [mapping.email]: 'Email address',
    [mapping.givenName]: 'First name',
    [mapping.familyName]: 'Last name',
    [mapping.groups]: 'Groups, and by them the role',
    sub: 'Who it is, for good',
    oid: 'Who it is, for good',
    iss: 'Which provider speaks',
    aud: 'Whom it is meant for',
    hd: 'Which company it is',
    tid: 'Which directory it is',
    email_verified: 'Whether the address is believed',
    xms_edov: 'Whether the address is believed',
  };
  return uses[name] ?? '';
}

/** What the provider said of the person, and what became of it. */
export function TraceClaims({ trace, mapping, isHelper }: Props) {
  const claims = Object.entries(trace.claims ?? {});
  const became = trace.steps.filter(({ kind }) => kind === 'mapping');
  return (
    <Section
      title="What the provider said of the person"
      about={
        isHelper ? 'The names of what came, without what they hold.' : 'And what each of it is used for here.'
      }
    >
      <div className={list.frame} style={{ overflowX: 'auto' }}>
        <table className={styles.claims}>
          <thead>
            <tr>
              <th scope="col">Claim</th>
              <th scope="col">Value</th>
              <th scope="col">Used for</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <bdi>{textOf(value)}</bdi>
                </td>
                <td>{purposeOf(name, mapping)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {became.length > 0 && !isHelper && (
        <dl className={styles.pairs} style={{ marginTop: 20 }}>
          {became.map(({ name, message }) => (
            <div key={name}>
              <dt>{TITLES[name] ?? name}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

const TITLES: Record<string, string> = {
  subject: 'Identity',
  email: 'Address',
  groups: 'Groups',
  name: 'Name here',
  role: 'Role here',
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
