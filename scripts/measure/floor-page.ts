import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** The mandated libraries, started as a portal starts them: a heading in a route, and nothing else. */
const APP = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createTransform, persistReducer, persistStore } from 'redux-persist';
import axios from 'axios';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
const client = axios.create({ baseURL: '/' });
const language = createSlice({ name: 'language', initialState: { selected: 'bs', client: typeof client }, reducers: {} });
const storage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
};
const reducer = persistReducer({ key: 'floor', storage, transforms: [createTransform((s) => s, (s) => s)] }, combineReducers({ language: language.reducer }));
const store = configureStore({ reducer, middleware: (defaults) => defaults({ serializableCheck: false }) });
function Page() {
  const { t } = useTranslation();
  return createElement('h1', { id: 'floor', style: { fontSize: '40px' } }, t('title'));
}
persistStore(store, null, async () => {
  await i18next.use(initReactI18next).init({ lng: 'bs', resources: { bs: { translation: { title: 'Registri i izvještaji Federacije' } } } });
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  createRoot(document.getElementById('root')).render(createElement(Provider, { store }, createElement(RouterProvider, { router })));
});
`;
const NAME = 'virtual:floor.js';

/** Builds and serves the bare page with which the largest paint of home is compared (architecture, Budgets). */
export async function serveFloor(port: number): Promise<Server> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === NAME ? id : null),
        load: (id) => (id === NAME ? APP : null),
      },
    ],
    build: { write: false, target: 'es2023', modulePreload: false, rolldownOptions: { input: NAME } },
  });
  const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('The bare page could not be built.');
  const script = brotliCompressSync(chunk.code);
  const page =
    '<!doctype html><html lang="bs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>–</title>' +
    '<script type="module" src="/floor.js"></script></head><body><div id="root"></div></body></html>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    if (isScript) response.setHeader('content-encoding', 'br');
    response.end(isScript ? script : page);
  });
  return new Promise((started) => void server.listen(port, '127.0.0.1', () => started(server)));
}
