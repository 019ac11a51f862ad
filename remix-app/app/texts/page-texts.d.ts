declare module 'virtual:page-texts' {
  /** Ids of catalogues by route module (`routes/login.tsx`); null where everything is sent. */
  const pageTexts: Readonly<Record<string, readonly string[]>> | null;
  export default pageTexts;
}
