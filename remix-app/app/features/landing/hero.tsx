import { TEXTS } from '@gatehouse/contracts';
import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import { DoorPicture } from './door-picture';
import classes from './landing.module.css';

export function Hero() {
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.name}>{TEXTS.product.name}</h1>
        <p className={classes.tagline}>{TEXTS.product.tagline}</p>
        <Group gap="sm" mt={32}>
          <Button component={Link} to="/login" size="lg">
            {TEXTS.landing.getStarted}
          </Button>
          {/* A plain anchor: the browser itself scrolls, with or without script. */}
          <Button component="a" href="#products" size="lg" variant="default">
            {TEXTS.landing.learnMore}
          </Button>
        </Group>
      </div>
      <DoorPicture />
    </section>
  );
}
