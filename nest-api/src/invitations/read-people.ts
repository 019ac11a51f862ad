import { EmailSchema, LIMITS, type MembershipRole, readRole } from '@gatehouse/contracts';
import { parseCsv } from '../common/csv/parse-csv.js';
import { UnreadableList } from '../common/csv/unreadable-list.js';
import { withoutNul } from '../common/csv/without-nul.js';

/** One line of a pasted or uploaded list, before any lookup. */
export interface PersonLine {
  readonly line: number;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Null if the line has no role. */
  readonly role: MembershipRole | null;
  /** A name that is not a built-in role: a custom role of the tenant, or a mistake. */
  readonly roleName: string | null;
  /** The cells of the line by field, in the order of the file. They parse to the same line again. */
  readonly cells: Readonly<Record<string, string>>;
  /** Why the line is invalid; null if it is valid. */
  readonly error: string | null;
}

/** Addresses separated by commas, semicolons or line breaks; supports `Ada <ada@example.com>`. */
export function readList(text: string): PersonLine[] {
  const lines = text.split(/\r\n|\r|\n/).flatMap((content, index) =>
    content
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => toLine(index + 1, { email: addressOf(part) })),
  );
  return bounded(lines);
}

function addressOf(part: string): string {
  return /<([^<>]+)>\s*$/.exec(part)?.[1]?.trim() ?? part;
}

const COLUMNS: Record<string, 'email' | 'givenName' | 'familyName' | 'role'> = {
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  mail: 'email',
  'first name': 'givenName',
  firstname: 'givenName',
  'given name': 'givenName',
  givenname: 'givenName',
  'last name': 'familyName',
  lastname: 'familyName',
  'family name': 'familyName',
  familyname: 'familyName',
  surname: 'familyName',
  role: 'role',
};

/**
 * A table with column names in its first line.
 *
 * @throws UnreadableList the column `email` is missing, or a quote is not closed
 */
export function readCsv(text: string): PersonLine[] {
  const [head, ...rows] = parseCsv(text);
  const columns = head?.cells.map((cell) => COLUMNS[cell.trim().toLowerCase().replaceAll('_', ' ')]);
  if (!columns?.includes('email')) {
    throw new UnreadableList(
      'The first line must name the columns: email (required), first name, last name, role.',
    );
  }
  return bounded(
    rows.map(({ line, cells }) => {
      const person: Partial<Record<'email' | 'givenName' | 'familyName' | 'role', string>> = {};
      for (const [index, column] of columns.entries())
        if (column) person[column] = cells[index]?.trim() ?? '';
      return toLine(line, person);
    }),
  );
}

export function toLine(
  line: number,
  raw: { email?: string; givenName?: string; familyName?: string; role?: string },
): PersonLine {
  const given = withoutNul(raw);
  const { email = '', givenName = '', familyName = '', role = '' } = given;
  const known = roleOf(role);
  const checked = EmailSchema.safeParse(raw.email ?? '');
  const longest = Math.max(givenName.length, familyName.length);
  return {
    line,
    // The address is shown beside its line. Invalid ones are cut.
    email: checked.success ? checked.data : email.slice(0, 254),
    givenName,
    familyName,
    cells: { ...given, email: email.slice(0, 1_000), givenName, familyName, role },
    role: known,
    roleName: role && !known ? role.slice(0, 60) : null,
    error: !email
      ? 'The email address is missing'
      : !checked.success
        ? (checked.error.issues[0]?.message ?? 'This is not an email address')
        : longest > 100
          ? 'A name can have at most 100 characters'
          : /[\p{Cc}\u2028\u2029]/u.test(`${raw.givenName}${raw.familyName}${raw.role}`)
            ? 'A name contains a control character, such as a tab or a line break'
            : null,
  };
}

/** Role names of the API, and `admin` and `user` of older clients. */
function roleOf(name: string): MembershipRole | null {
  const plain = name.trim().toLowerCase();
  if (plain === 'user' || plain === 'member') return 'tenant_user';
  const known = readRole(plain);
  return known === 'superadmin' ? null : known;
}

function bounded(lines: PersonLine[]): PersonLine[] {
  if (lines.length === 0) throw new UnreadableList('This list contains no users.');
  if (lines.length > LIMITS.invitationsAtOnce) {
    throw new UnreadableList(
      `The list contains ${lines.length.toLocaleString('en')} users. At most ${LIMITS.invitationsAtOnce.toLocaleString('en')} are allowed at a time. Split the list.`,
    );
  }
  return lines;
}
