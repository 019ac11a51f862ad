/**
 * Checks what preload.mjs replaces in Node's HTTP server, in the logger of remix-serve, and in its handler of requests.
 * None of it is a public interface for that use. If a method is renamed, replacing it has no effect, and the origin
 * check is lost with it.
 *
 * @param {{ listen?: unknown, emit?: unknown, address?: unknown }} serverPrototype of `node:http`
 * @param {Function & { format?: unknown, tiny?: unknown }} morgan as remix-serve loads it
 * @param {{ createRequestHandler?: unknown }} remixExpress `@remix-run/express` as remix-serve loads it
 * @throws Error naming each seam that is gone
 */
export function requireLibrarySeams(serverPrototype, morgan, remixExpress) {
  const seams = {
    'http.Server.prototype.listen': serverPrototype.listen,
    'http.Server.prototype.emit': serverPrototype.emit,
    'morgan.format': morgan.format,
    // The name of the format that remix-serve asks for.
    'morgan.tiny': morgan.tiny,
    'createRequestHandler of @remix-run/express': remixExpress.createRequestHandler,
  };
  const gone = Object.keys(seams).filter(
    (seam) => typeof seams[seam] !== 'function' && typeof seams[seam] !== 'string',
  );
  if (gone.length > 0)
    throw new Error(
      `There is no ${gone.join(', ')}: look at what replaces it in remix-app/server/preload.mjs.`,
    );
}
