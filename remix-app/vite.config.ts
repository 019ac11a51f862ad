import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { buildFacts } from './build-facts';
import { classNameIn } from './class-names';
import { clientChunk } from './client-chunks';
import { iconImports } from './icon-imports';
import { pageTexts } from './page-texts';
import { themeStyles } from './theme-styles';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Tests load this file as well, and the Remix plugin insists on owning the server it runs in.
  plugins: process.env.VITEST
    ? [themeStyles(), pageTexts()]
    : [
        themeStyles(),
        pageTexts(),
        iconImports(),
        remix({
          future: {
            v3_routeConfig: true,
            v3_fetcherPersist: true,
            v3_relativeSplatPath: true,
            v3_throwAbortReason: true,
            v3_singleFetch: true,
            v3_lazyRouteDiscovery: true,
          },
        }),
      ],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      // Browsers get texts in parsed form.
      ...(command === 'build' &&
        !isSsrBuild && {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
        }),
    },
  },
  // Found before the first page rather than during it: a dependency that is optimised late reloads the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      '@remix-run/react',
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/notifications',
      '@tabler/icons-react',
      'zod',
    ],
  },
  // Without the number of the line, which the default adds to each name.
  ...(command === 'build' && { css: { modules: { generateScopedName: classNameIn } } }),
  build: {
    target: 'es2022',
    // `bundle.ts` reads the server's part as one file.
    rollupOptions: { output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: clientChunk } },
  },
  // The script of pages that are not hydrated is one file.
  worker: { rollupOptions: { output: { inlineDynamicImports: true } } },
  define: { __BUILD__: JSON.stringify(buildFacts()) },
  ssr: {
    // Workspace packages are TypeScript sources, and the icons are thousands of files when not bundled.
    noExternal: [/^@gatehouse\//, /^@mantine\//, '@tabler/icons-react'],
  },
}));
