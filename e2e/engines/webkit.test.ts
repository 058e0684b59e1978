import { tryEngine } from './try-engine.ts';

tryEngine('WebKit');
