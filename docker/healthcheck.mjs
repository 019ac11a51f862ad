/** `node healthcheck.mjs <url>`: ends with 0 when the URL answers well within three seconds. The images have no curl. */
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
