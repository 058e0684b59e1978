import '#shared/styles/global.css';
import './practice.css';
import { startAgency } from './start-agency.ts';

/** The entry of the practice site: the portal, which sends calls at once, starts when the agency answers. */
async function begin(): Promise<void> {
  try {
    await startAgency();
  } catch (error) {
    console.error(error);
    document.querySelector('[data-practice-failure]')?.removeAttribute('hidden');
    return;
  }
  await import('../src/main.tsx').catch((error: unknown) => {
    console.error(error);
    const root = document.getElementById('root');
    if (root) window.showLoadFailure?.(root, null);
  });
}

void begin();
