import { read } from './files.ts';
import type { ProxyProgram } from './proxy-servers.ts';

/** Where a test's proxy listens, and what is behind it. */
export interface ProxyPlace {
  folder: string;
  port: number;
  /** For Caddy's own health check. */
  health: number;
  /** For Caddy's site without TLS. */
  plain: number;
  gateway: number;
  api: number;
  web: number;
  publicUrl: string;
}

interface ProxyCase {
  name: string;
  program: ProxyProgram;
  config: (place: ProxyPlace) => string;
  /** Whether it forwards the client's address. */
  tellsClient: boolean;
}

/** What every nginx.conf needs around its servers. It writes everything below the working directory. */
const inNginx = (servers: string) => `
daemon off; master_process off; pid nginx.pid; error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${servers}
}
`;

const DEBIAN_HAPROXY = `
defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
`;

/** Each proxy with the documented configuration, where only the addresses are changed. */
export const PROXY_CASES: ProxyCase[] = [
  {
    name: 'nginx with its default headers',
    program: 'nginx',
    tellsClient: false,
    config: ({ folder, port, gateway }) =>
      inNginx(`server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
        location / { proxy_pass http://127.0.0.1:${gateway}; }
      }`),
  },
  {
    name: 'nginx as documented',
    program: 'nginx',
    tellsClient: true,
    config: ({ folder, port, gateway }) =>
      inNginx(
        replaced(withoutPort80(read('proxies/nginx.conf')), {
          // Must be first, because a free port can start with 3000.
          '127.0.0.1:3000': `127.0.0.1:${gateway}`,
          'listen 443 ': `listen 127.0.0.1:${port} `,
          '/etc/ssl/id.example.com.pem': `${folder}/cert.pem`,
          '/etc/ssl/id.example.com.key': `${folder}/key.pem`,
        }),
      ),
  },
  {
    name: 'Caddy with its default headers',
    program: 'caddy',
    tellsClient: true,
    config: ({ folder, port, gateway }) => `{
  admin off
  auto_https off
}
https://:${port} {
  bind 127.0.0.1
  tls ${folder}/cert.pem ${folder}/key.pem
  reverse_proxy 127.0.0.1:${gateway}
}
`,
  },
  {
    name: 'Caddy as Compose has it',
    program: 'caddy',
    tellsClient: true,
    config: (place) => composeCaddyfile(place),
  },
  {
    name: 'HAProxy with its default headers',
    program: 'haproxy',
    tellsClient: false,
    config: ({ folder, port, gateway }) => `${DEBIAN_HAPROXY}
frontend web
  bind 127.0.0.1:${port} ssl crt ${folder}/both.pem
  default_backend gatehouse
backend gatehouse
  server one 127.0.0.1:${gateway}
`,
  },
  {
    name: 'HAProxy as documented',
    program: 'haproxy',
    tellsClient: true,
    config: ({ folder, port, gateway }) =>
      replaced(read('proxies/haproxy.cfg').replace('\tbind :80\n', ''), {
        '127.0.0.1:3000': `127.0.0.1:${gateway}`,
        'bind :443 ': `bind 127.0.0.1:${port} `,
        '/etc/ssl/id.example.com.pem': `${folder}/both.pem`,
      }),
  },
];

/**
 * docker/Caddyfile with this test's addresses. Debian's Caddy (2.6) is too old to support proxies in front of it, or to
 * read the secret from its file.
 */
function composeCaddyfile({ folder, port, health, plain, api, web, publicUrl }: ProxyPlace): string {
  return replaced(read('Caddyfile'), {
    '\t\ttrusted_proxies static {$TRUSTED_PROXIES:127.0.0.1/32}\n\t\ttrusted_proxies_strict\n': '',
    '{client_ip}': '{remote_host}',
    '{$GATEHOUSE_SITE:localhost} {': `${publicUrl.replace(/:\d+$/, `:${port}`)} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
    'auto_https disable_redirects': 'auto_https off',
    '{$GATEHOUSE_PLAIN:http://}': `http://localhost:${plain}`,
    '{file./run/secrets/internal_secret}': '{env.INTERNAL_SECRET}',
    'import custom-domains/*.caddy': '',
    'import mtls/*.caddy': '',
    'http://127.0.0.1:2020': `http://127.0.0.1:${health}`,
    'http://api:8080/internal': `http://127.0.0.1:${api}/internal`,
    'reverse_proxy api:8080': `reverse_proxy 127.0.0.1:${api}`,
    'web:3001': `127.0.0.1:${web}`,
  });
}

/** The same with docker/custom-domains.caddy, where Caddy signs the certificates itself. */
export function caddyfileWithCustomDomains(place: ProxyPlace): string {
  const sites = replaced(read('custom-domains.caddy'), {
    'https:// {': `https://:${place.port} {\n\tbind 127.0.0.1`,
    'tls {': 'tls internal {',
  });
  return replaced(`${composeCaddyfile(place)}\n${sites}`, {
    'auto_https off': 'auto_https disable_redirects\n\tskip_install_trust',
  });
}

/** The same with docker/mtls.caddy. @param mtls where it listens */
export function caddyfileWithMutualTls(place: ProxyPlace, mtls: number): string {
  const site = replaced(read('mtls.caddy'), {
    '{$MTLS_URL} {': `https://localhost:${mtls} {\n\tbind 127.0.0.1`,
    'tls {': `tls ${place.folder}/cert.pem ${place.folder}/key.pem {`,
    'reverse_proxy api:8080': `reverse_proxy 127.0.0.1:${place.api}`,
  });
  return `${composeCaddyfile(place)}\n${site}`;
}

/** docker/proxies/nginx-mtls.conf, and a file with the secret in the folder. */
export function nginxWithMutualTls({ folder, port, api }: ProxyPlace): string {
  return inNginx(
    replaced(read('proxies/nginx-mtls.conf'), {
      '127.0.0.1:8080;': `127.0.0.1:${api};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      '/etc/ssl/mtls.id.example.com.pem': `${folder}/cert.pem`,
      '/etc/ssl/mtls.id.example.com.key': `${folder}/key.pem`,
      'include /etc/nginx/gatehouse-secret.conf': `include ${folder}/gatehouse-secret.conf`,
    }),
  );
}

/** Only root can use port 80. The server behind it only redirects. */
function withoutPort80(text: string): string {
  return text.slice(0, text.lastIndexOf('server {'));
}

/** @throws Error the text does not contain this exact string, so the test would use a different file */
function replaced(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`"${from}" does not stand in the configuration`);
    return done.replace(from, () => to);
  }, text);
}
