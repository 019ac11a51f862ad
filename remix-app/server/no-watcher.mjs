/** In place of the watcher of files that remix-serve loads and uses in development only. */
export default {};
