import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { healthTexts } from '../texts/health';
import { inWords, MINUTES, minutesOf, type Sample } from './last-hour';
import classes from './last-hour-strip.module.css';

interface Props {
  samples: readonly Sample[];
  asOf: string;
  /** What the height of a bar counts. */
  measure: string;
}

const STEP = 5;
const BAR = 4;
const HEIGHT = 32;
/** What was noted is seen, though its number be 0. */
const LEAST = 4;

/** A bar a minute, as tall as its number and in the color of its status; with the same in words. */
export function LastHourStrip({ samples, asOf, measure }: Props) {
  const t = useTexts(healthTexts);
  const minutes = minutesOf(samples, asOf);
  const words = inWords(minutes, measure, t);
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${MINUTES * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {minutes.map(({ at, standing, value, height }, place) => {
          const tall = standing ? LEAST + height * (HEIGHT - LEAST) : 1;
          return (
            <rect
              key={at}
              className={classes[standing ?? 'none']}
              x={place * STEP}
              y={HEIGHT - tall}
              width={BAR}
              height={tall}
            >
              <title>
                {value === null
                  ? t('minuteEmpty', { time: at.slice(11, 16) })
                  : t('minute', { time: at.slice(11, 16), value, measure })}
              </title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={classes.words}>
        <span aria-hidden="true">{t('lastHour')}</span>
        <span aria-hidden="true">{measure}</span>
        <VisuallyHidden>{t('inWords', { words })}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}
