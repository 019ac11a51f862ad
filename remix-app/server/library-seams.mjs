/**
 * Checks what preload.mjs replaces inside of Node's HTTP server and of the logger of remix-serve: none of it is a
 * public interface for that use, and a method that was renamed would be replaced in vain, and the origin check with it.
 *
 * @param {{ listen?: unknown, emit?: unknown, address?: unknown }} serverPrototype of `node:http`
 * @param {Function & { format?: unknown, tiny?: unknown }} morgan as remix-serve loads it
 * @throws Error naming each seam that is gone
 */
export function requireLibrarySeams(serverPrototype, morgan) {
  const seams = {
    'http.Server.prototype.listen': serverPrototype.listen,
    'http.Server.prototype.emit': serverPrototype.emit,
    'morgan.format': morgan.format,
    // The name of the format that remix-serve asks for.
    'morgan.tiny': morgan.tiny,
  };
  const gone = Object.keys(seams).filter(
    (seam) => typeof seams[seam] !== 'function' && typeof seams[seam] !== 'string',
  );
  if (gone.length > 0)
    throw new Error(
      `There is no ${gone.join(', ')}: look at what replaces it in remix-app/server/preload.mjs.`,
    );
}
