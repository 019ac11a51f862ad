/** A valid request, as a basis for invalid ones. */
export interface SoundRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Sent in the query or the body, depending on the method. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is JSON rather than a form. */
  readonly json?: boolean;
}

export interface WildRequest {
  readonly path: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc',
  '"><script>',
  '__proto__',
  'constructor',
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(3_000),
  'a b',
  'http://[',
  'https://evil.example.test/cb',
  'javascript:alert(1)',
  '{}',
  '[]',
  '{"id_token":null}',
  '{"userinfo":{"sub":{"value":1}}}',
  '{"a":',
  'eyJhbGciOiJub25lIn0.e30.',
  'e30.e30.e30',
  'eyJhbGciOiJFUzI1NiJ9.bnVsbA.AAAA',
  '*',
  '\r\nx: y',
  `ghc_g18${'x'.repeat(43)}`,
  `ghr_zzz${'x'.repeat(43)}`,
  `gha_000${'x'.repeat(43)}`,
];

const NAMES = [
  'state',
  'nonce',
  'prompt',
  'max_age',
  'claims',
  'response_mode',
  'resource',
  'audience',
  'login_hint',
  'logout_hint',
  'display',
  'ui_locales',
  'claims_locales',
  'acr_values',
  'request',
  'request_uri',
  'registration',
  'authorization_details',
  'dpop_jkt',
  'id_token_hint',
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'token_type_hint',
  'user_code',
  'xsrf',
  '__proto__',
  'toString',
];

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  authorization: [
    'Basic',
    'Basic Og==',
    'Basic eA==',
    'Basic JTolJQ==',
    'Basic YToA',
    'Bearer',
    'Bearer x',
    'DPoP x',
    'Digest x',
  ],
  cookie: ['gatehouse_session=x', 'gatehouse_resume=x; =; a', ';', 'x'.repeat(2_000)],
  accept: ['text/html', 'application/json', '*/*', 'nonsense'],
  dpop: ['x', 'e30.e30.e30', 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImRwb3Arand0IiwiandrIjpudWxsfQ.bnVsbA.AAAA'],
  origin: ['https://app.example.test', 'null', 'https://evil.example.test'],
  'x-forwarded-for': ['x', '::1, 1.2.3.4', '%00'],
};

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-7',
  'application/x-www-form-urlencoded; charset=nonsense',
  'nonsense',
];

type Pairs = [name: string, value: string][];

/** Valid requests, most of them with random errors. The same random numbers produce the same requests. */
export class WildRequests {
  private readonly random: () => number;
  private readonly sound: readonly SoundRequest[];
  private readonly values: readonly string[];

  constructor(random: () => number, sound: readonly SoundRequest[]) {
    this.random = random;
    this.sound = sound;
    // A value that is valid in one place is invalid in another.
    this.values = [...NASTY, ...new Set(sound.flatMap(({ parameters }) => Object.values(parameters)))];
  }

  next(): WildRequest {
    const { path, method, parameters, headers, json = false } = this.pick(this.sound);
    const pairs: Pairs = Object.entries(parameters);
    const wild = { pairs, headers: { ...headers }, method: method as string };
    for (let n = Math.floor(this.random() * 4); n > 0; n--) this.worsen(wild);
    if (wild.method !== 'POST' && wild.method !== 'PUT')
      return { path: `${path}?${new URLSearchParams(wild.pairs)}`, init: wild };
    wild.headers['content-type'] ??= json ? 'application/json' : 'application/x-www-form-urlencoded';
    const text = json
      ? JSON.stringify(Object.fromEntries(wild.pairs))
      : new URLSearchParams(wild.pairs).toString();
    const { headers: given, method: by } = wild;
    return { path, init: { method: by, headers: given, body: this.chance(0.05) ? this.torn(text) : text } };
  }

  private worsen(wild: { pairs: Pairs; headers: Record<string, string>; method: string }): void {
    const { pairs, headers } = wild;
    const at = Math.floor(this.random() * pairs.length);
    const pair = pairs[at];
    const what = this.random();
    if (pair && what < 0.4) pair[1] = this.pick(this.values);
    else if (pair && what < 0.5) pairs.splice(at, 1);
    else if (pair && what < 0.6) pairs.push([pair[0], this.pick([pair[1], ...NASTY])]);
    else if (what < 0.8) pairs.push([this.pick(NAMES), this.pick(this.values)]);
    else if (what < 0.9) this.worsenHeader(headers);
    else if (what < 0.95) headers['content-type'] = this.pick(TYPES);
    else wild.method = this.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);
  }

  private worsenHeader(headers: Record<string, string>): void {
    const name = this.pick(Object.keys(HEADERS));
    if (this.chance(0.2)) delete headers[name];
    else headers[name] = this.pick(HEADERS[name] ?? []);
  }

  /** Truncated, or with invalid characters in the middle. */
  private torn(body: string): string {
    const at = Math.floor(this.random() * body.length);
    return this.chance(0.5) ? body.slice(0, at) : `${body.slice(0, at)}%&=&[]${body.slice(at)}`;
  }

  private chance(part: number): boolean {
    return this.random() < part;
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }
}
