/** Not announced each second: the sentence around it was. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <strong role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {seconds} {seconds === 1 ? 'second' : 'seconds'}
    </strong>
  );
}
