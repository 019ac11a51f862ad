import { TEXTS } from '@gatehouse/contracts';
import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './landing.module.css';
import { landingTexts } from './texts/landing';
import { TracePicture } from './trace-picture';

export function Hero() {
  const t = useTexts(landingTexts);
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.name}>{TEXTS.product.name}</h1>
        <p className={classes.tagline}>{t('tagline')}</p>
        <Group gap="sm" mt={32}>
          <Button component={Link} to="/login" size="lg">
            {t('getStarted')}
          </Button>
          {/* A plain anchor: the browser itself scrolls, with or without script. */}
          <Button component="a" href="#products" size="lg" variant="default">
            {t('learnMore')}
          </Button>
        </Group>
      </div>
      <TracePicture />
    </section>
  );
}
