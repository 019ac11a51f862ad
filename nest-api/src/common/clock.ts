import { Injectable } from '@nestjs/common';

/** The source of the current time, which tests can replace. */
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
