import { Writable } from 'node:stream';

/** Bytes that React may write at once; the largest pages have half as many. */
const AT_ONCE = 1024 * 1024;

/** React calls `flush` when it has written everything that is available. */
export type PageTarget = Writable & { flush(): void };

/**
 * A stream for React's output. React writes in pieces of 2 KiB, and remix-serve flushes the compression after each
 * piece. Here, everything between two flushes is one piece.
 */
export function pageBody(): { body: ReadableStream<Uint8Array>; target: PageTarget } {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => void writable.destroy(),
  });
  const writable = new Writable({
    highWaterMark: AT_ONCE,
    write: (piece: Uint8Array, _encoding, done) => {
      controller.enqueue(piece);
      done();
    },
    writev: (pieces, done) => {
      controller.enqueue(Buffer.concat(pieces.map(({ chunk }) => chunk as Uint8Array)));
      done();
    },
    final: (done) => {
      controller.close();
      done();
    },
    destroy: (error, done) => {
      if (error) controller.error(error);
      done(error);
    },
  });
  const flush = () => {
    writable.uncork();
    writable.cork();
  };
  writable.cork();
  return { body, target: Object.assign(writable, { flush }) };
}
