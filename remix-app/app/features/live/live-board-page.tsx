import { SkipLink } from '~/components/shell/skip-link';
import { useTexts } from '~/texts/texts-context';
import classes from './live.module.css';
import type { LiveView } from './live.server';
import { LIVE_PARTS, type LivePart } from './live-parts';
import { liveTexts } from './texts/live';

/**
 * The numbers of the whole platform on one screen, without navigation. `unhydrated/live-board.ts` replaces the parts with
 * those of each event. Without script the page reloads itself.
 */
export function LiveBoardPage({ view }: { view: LiveView }) {
  const t = useTexts(liveTexts);
  const { board, map, isLight, isOfSession, events, other, refresh } = view;
  const part = (name: LivePart) => {
    const Part = LIVE_PARTS[name];
    return <Part board={board} />;
  };
  return (
    <main
      className={classes.board}
      data-live-board={events}
      data-live-age={board.ageMs}
      data-light={isLight || undefined}
      data-stale={t('stale', { seconds: '{s}' })}
      data-fresh={t('live')}
    >
      <noscript>
        <meta httpEquiv="refresh" content={`10;url=${refresh}`} />
      </noscript>
      <SkipLink />
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p className={classes.state} role="status" data-live-state="">
          <noscript>{t('noScript')}</noscript>
        </p>
        <p className={classes.quiet} data-live="measured">
          {part('measured')}
        </p>
        <nav className={classes.links}>
          <button type="button" className={classes.fullScreen} data-live-full-screen="">
            {t('fullScreen')}
          </button>
          <a href={other}>{t(isLight ? 'dark' : 'light')}</a>
          {isOfSession && (
            <>
              <a href="/superadmin/live/displays">{t('displays')}</a>
              <a href="/superadmin/dashboard">{t('dashboard')}</a>
            </>
          )}
        </nav>
      </header>
      <section
        id="content"
        tabIndex={-1}
        className={classes.signIns}
        data-live="signIns"
        aria-label={t('signIns')}
      >
        {part('signIns')}
      </section>
      <section className={classes.tile}>
        <h2>{t('responses')}</h2>
        <div data-live="responses">{part('responses')}</div>
      </section>
      <section className={classes.tile}>
        <h2>{t('incidents')}</h2>
        <div data-live="incidents">{part('incidents')}</div>
      </section>
      <section className={classes.tile}>
        <h2>{t('processes')}</h2>
        <div data-live="processes">{part('processes')}</div>
      </section>
      <section className={classes.world}>
        <h2>{t('map')}</h2>
        <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={t('mapAbout')}>
          <path className={classes.land} d={map.land} />
          <g data-live="circles">{part('circles')}</g>
        </svg>
      </section>
      <section className={classes.list} data-live="countries" aria-label={t('map')}>
        {part('countries')}
      </section>
    </main>
  );
}
