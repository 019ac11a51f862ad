import type { OperationView } from './operations';

/** A command and a program that call an operation, to copy. @param origin of the installation, without a slash */
export function snippetsOf(operation: OperationView, origin: string): { label: string; code: string }[] {
  return [
    { label: 'curl', code: curlOf(operation, origin) },
    { label: 'TypeScript', code: clientOf(operation, origin) },
  ];
}

function curlOf(operation: OperationView, origin: string): string {
  const { method, path, body } = operation;
  const address = `${origin}${path.replaceAll(/\{(\w+)\}/g, '<$1>')}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    operation.isGuarded && '-H "authorization: Bearer $TOKEN"',
    body && `-H 'content-type: ${body.mediaType}'`,
    body?.example && `-d '${JSON.stringify(JSON.parse(body.example)).replaceAll("'", "'\\''")}'`,
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

function clientOf(operation: OperationView, origin: string): string {
  const { method, path, body, parameters } = operation;
  const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
  const given = [
    inPath.length > 0 && `  params: { path: { ${inPath.join(', ')} } },`,
    body?.example && `  body: ${body.example.replaceAll('\n', '\n  ')},`,
  ].filter(Boolean);
  const headers = operation.isGuarded ? `\n  headers: { authorization: \`Bearer \${token}\` },` : '';
  return [
    "import { createApiClient } from '@gatehouse/api-client';",
    '',
    `const api = createApiClient({\n  baseUrl: '${origin}',${headers}\n});`,
    given.length > 0
      ? `const { data, error } = await api.${method}('${path}', {\n${given.join('\n')}\n});`
      : `const { data, error } = await api.${method}('${path}');`,
  ].join('\n');
}
