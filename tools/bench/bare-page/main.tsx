import { configureStore, createSlice } from '@reduxjs/toolkit';
import axios from 'axios';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createTransform, persistReducer, persistStore } from 'redux-persist';

// The mandated libraries, started as a portal starts them: a heading in a route, and nothing else.
type State = { selected: string; client: string };
const initialState: State = { selected: 'bs', client: typeof axios.create({ baseURL: '/' }) };
const language = createSlice({ name: 'language', initialState, reducers: {} });
const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, value: string) => Promise.resolve(localStorage.setItem(key, value)),
  removeItem: (key: string) => Promise.resolve(localStorage.removeItem(key)),
};
const unchanged = createTransform<unknown, unknown, State, State>(
  (state) => state,
  (state) => state,
);
const reducer = persistReducer<State>({ key: 'bare-page', storage, transforms: [unchanged] }, language.reducer);
const store = configureStore({ reducer, middleware: (defaults) => defaults({ serializableCheck: false }) });

function Heading() {
  const { t } = useTranslation('layout');
  return <h1 style={{ fontSize: '40px' }}>{t('agency')}</h1>;
}

async function start(): Promise<void> {
  const resources = { bs: { layout: { agency: 'Registri i izvještaji Federacije' } } };
  await i18next.use(initReactI18next).init({ lng: 'bs', resources });
  const router = createBrowserRouter([{ path: '*', Component: Heading }]);
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
}

persistStore(store, null, () => void start());
