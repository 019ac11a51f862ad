import { Injectable } from '@nestjs/common';

/** Where the time comes from, so that tests can hold it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** `date` moved by `seconds`. */
export function plusSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}
