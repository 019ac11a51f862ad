/** @typedef {{ person: string, operator: string }} Cause */

/**
 * The page of a refused form. It stands alone: nothing of the application has run.
 *
 * @param {Cause} cause
 * @param {string} start address of the start page
 * @param {string} reference
 */
export function refusalPage(cause, start, reference) {
  const [person, operator, href, id] = [cause.person, cause.operator, start, reference].map(escapeHtml);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This was not allowed · Gatehouse</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 "Inter Variable", system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; }
main { max-width: 32rem; padding: 24px; overflow-wrap: anywhere; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
p { margin: 0 0 16px; }
small { opacity: .75; }
code { font: 13px/1.5 ui-monospace, monospace; user-select: all; }
</style>
</head>
<body>
<main>
<h1>This was not allowed</h1>
<p>${person}</p>
<p><a href="${href}">Go to the start page</a></p>
<p><small>For the operator: ${operator}</small></p>
<small>Reference: <code>${id}</code></small>
</main>
</body>
</html>
`;
}

/**
 * The same for a form that Remix's script sent: it shows the error page. Source: the stream of turbo-stream 2 for
 * `{ error: ErrorResponse }`.
 *
 * @param {Cause} cause
 * @param {string} reference
 */
export function refusalStream({ person, operator }, reference) {
  const explanation = `${person} For the operator: ${operator}`;
  const values = [
    { _1: 2 },
    'error',
    ['ErrorResponse', 3, 8, 9],
    { _4: 5, _6: 7 },
    'explanation',
    explanation,
    'reference',
    reference,
    403,
    'Forbidden',
  ];
  return `${JSON.stringify(values)}\n`;
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
