import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs.ts';

const MODULES = '/usr/lib/apache2/modules';
const USUAL = [
  ...['mpm_prefork', 'authn_core', 'authz_core', 'authz_user', 'mime', 'dir', 'env', 'include', 'filter'],
  ...['alias', 'headers', 'setenvif'],
];

/** Greets the signed-in user, and shows everything that the Apache module provides about them. */
const PAGE = `<!doctype html><title>Application</title>
<h1>Hello <!--#echo var="REMOTE_USER" --></h1><pre><!--#printenv --></pre>`;

/**
 * Debian's Apache with one extra module, in the foreground on a loopback port. `/` greets the user by the name that the
 * module provides.
 *
 * @param module without `mod_` and `.so`
 * @param directives of the module
 * @param env variables that the directives use
 */
export async function startApache(
  programs: Programs,
  port: number,
  module: { readonly file: string; readonly name: string },
  directives: string,
  env: Record<string, string> = {},
): Promise<void> {
  const { folder } = programs;
  const pages = join(folder, 'pages');
  for (const path of ['', 'open', 'application']) mkdirSync(join(pages, path), { recursive: true });
  for (const path of ['', 'open', 'application']) writeFileSync(join(pages, path, 'index.html'), PAGE);
  mkdirSync(join(folder, 'cache'));
  // Apache's workers do not run as root.
  chmodSync(join(folder, 'cache'), 0o777);
  const file = join(folder, 'apache.conf');
  writeFileSync(
    file,
    `ServerRoot ${folder}
ServerName http://127.0.0.1:${port}
UseCanonicalName On
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
Mutex file:${folder} default
${USUAL.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
LoadModule ${module.name} ${MODULES}/${module.file}
User www-data
Group www-data
StartServers 2
MinSpareServers 1
MaxRequestWorkers 4
ErrorLog ${folder}/apache.log
LogLevel info
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${pages}
<Directory ${pages}>
  Options +Includes
  AddType text/html .html
  AddOutputFilter INCLUDES .html
  Require all granted
</Directory>
${directives}
`,
  );
  await programs.run('apache2', ['-DFOREGROUND', '-f', file], port, env);
}
