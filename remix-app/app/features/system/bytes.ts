const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** "1.2 MB". @param bytes a whole number that is not negative */
export function inBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1_024)), UNITS.length - 1);
  const value = bytes / 1_024 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
