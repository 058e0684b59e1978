/** Style sheet of the identity application: the portal's ink and copper, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#f5f7f8, #0f1820); --card: light-dark(#fff, #16222c);
  --text: light-dark(#17242f, #e7edf1); --soft: light-dark(#4a6072, #a9bac6); --rule: light-dark(#758a99, #6f8595); --focus: light-dark(#b06c14, #ecc086); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1.0625rem/1.6 'Public Sans', system-ui, 'Segoe UI', Roboto, sans-serif; }
header { background: #253746; color: #fff; padding: 1rem max(1rem, 50vw - 14rem); }
main { max-width: 30rem; margin: 2rem auto; padding: 0 1rem 2rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.0625rem; margin: 1.5rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
button { width: 100%; min-height: 3.5rem; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem 1rem;
  padding: .75rem 1rem; font: inherit; text-align: start; color: inherit; background: var(--card); border: 1px solid var(--rule); border-radius: 6px; cursor: pointer; }
button span { color: var(--soft); }
button:hover { border-color: #c9822b; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: light-dark(#1f4d70, #9ccbea); }
`;
