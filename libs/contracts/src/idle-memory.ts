/** Shared by API, web app and supervisor. It is not a contract, but all three use this library. */

/** Time between two checks, so that requests after a start do not wait. */
const LOOK_MS = 2_500;
/** Below this share of a processor, a process is idle: timers and jobs take up to 2 %. */
const IDLE_SHARE = 0.05;
/** Minimum growth of V8's spaces, in bytes. */
const WORTH_BYTES = 6 * 1024 * 1024;
/** Time until the next check, in multiples of a collection's duration, so that collections take at most 2 %. */
const REST_FACTOR = 50;

/** Inputs and effects of the watch, which tests replace. */
export interface IdleProcess {
  /** Size of V8's spaces in bytes. */
  heapBytes(): number;
  /** Processor time of all threads since the last call, as a share of that time. */
  busyShare(): number;
  /** Collects garbage and releases memory. @returns the duration in milliseconds */
  collect(): number;
}

/**
 * Releases memory when this process is idle and has grown: V8 keeps the space for new objects as large as it
 * became, and an idle process allocates too little to trigger a collection. Has no effect without `--expose-gc`.
 */
export function releaseMemoryWhenIdle(idle: IdleProcess | undefined = thisProcess()): void {
  if (!idle) return;
  let kept = 0;
  const look = (): number => {
    if (idle.busyShare() > IDLE_SHARE || idle.heapBytes() < kept + WORTH_BYTES) return LOOK_MS;
    const took = idle.collect();
    kept = idle.heapBytes();
    idle.busyShare();
    return Math.max(LOOK_MS, took * REST_FACTOR);
  };
  const lookIn = (ms: number): void => {
    setTimeout(() => lookIn(look()), ms).unref();
  };
  lookIn(LOOK_MS);
}

function thisProcess(): IdleProcess | undefined {
  const { gc } = globalThis;
  if (!gc) return undefined;
  let before = readTimes();
  return {
    heapBytes: () => process.memoryUsage().heapTotal,
    busyShare() {
      const now = readTimes();
      const share = (now.busy - before.busy) / (now.at - before.at);
      before = now;
      return share;
    },
    collect() {
      const began = performance.now();
      // The other flavors do not release the space for new objects.
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      return performance.now() - began;
    },
  };
}

/** In milliseconds. */
function readTimes() {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), busy: (user + system) / 1_000 };
}
