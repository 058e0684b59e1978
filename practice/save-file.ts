import { saveAs as saveFile } from 'file-saver';
import { asPractice } from './saved-file.ts';
import { TEXTS } from './texts.ts';

const isLanguage = (lang: string): lang is keyof typeof TEXTS => lang in TEXTS;

/** Takes the place of `file-saver` on the practice site, where every saved file says that it is practice. */
export function saveAs(content: Blob, name: string): void {
  const { lang } = document.documentElement;
  void asPractice(content, name, isLanguage(lang) ? lang : 'bs').then((saved) => saveFile(saved.content, saved.name));
}
