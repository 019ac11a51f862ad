import { type Formats, formatsOf } from '@gatehouse/texts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** "1.2 MB". @param bytes a whole number that is not negative */
export function inBytes(bytes: number, { number }: Formats = formatsOf('en')): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1_024)), UNITS.length - 1);
  const value = bytes / 1_024 ** step;
  return `${number(value >= 100 ? Math.round(value) : Math.round(value * 10) / 10)} ${UNITS[step]}`;
}
