import { expect, expectAccessible, expectWholeAccessible, openPage, signIn, test } from './fixtures.ts';
import { expectFocusSeen } from './keyboard-steps.ts';

// What screen readers get: landmarks, names, and states that open over a page. Partial on purpose: anything not listed may
// change, and what is listed is how people find their way.

test('the frame has its landmarks, and what opens in it is accessible', async ({ page }) => {
  await signIn(page, 'citizen');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/bs/o-nama-new');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Preskočite na sadržaj"
      - navigation "Jezik":
        - list:
          - listitem:
            - link "bs"
          - listitem:
            - link "hr"
          - listitem:
            - link "en"
      - 'button "Moj nalog: ana.primjer"'
      - link "Finansijsko-informatička agencija Federacija Bosne i Hercegovine"
      - navigation "Glavni meni":
        - list:
          - listitem:
            - button "Registri"
          - listitem:
            - button "Alati za izvještaje"
      - button "Pretraga sadržaja"
    - main:
      - navigation "Putanja"
      - heading [level=1]
    - contentinfo:
      - heading "Opće informacije" [level=2]
      - list
      - heading "Kontakt" [level=2]
      - list
  `);
  await page.getByRole('button', { name: 'Pretraga sadržaja' }).click();
  await expect(page.getByRole('searchbox', { name: 'Pretraga sadržaja' })).toBeFocused();
  await expectWholeAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pohvale i pritužbe' }).click();
  await expect(page.getByRole('dialog', { name: 'Pohvale i pritužbe' })).toBeVisible();
  await expectAccessible(page);
});

test('a profile is an article of named parts; its export, chart and comparison are accessible when open', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/profil-pravnih-lica/10048');
  await expect(page.getByRole('radio', { name: '2023' })).toBeAttached();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Putanja"
      - article:
        - heading /Drijenorent/ [level=1]
        - term: JIB
        - definition:
          - img "4274074087393"
          - button "Kopirajte JIB"
        - region "Glavni račun":
          - heading "Glavni račun" [level=2]
        - navigation "Dijelovi profila"
        - region "Osnovni podaci":
          - heading "Osnovni podaci" [level=2]
        - region "Finansijski pokazatelji":
          - heading "Finansijski pokazatelji" [level=2]
          - group "Godina":
            - radio "2021"
            - radio "2025" [checked]
          - table
  `);
  const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
  await page.getByRole('button', { name: 'Kopirajte link' }).click();
  await page.getByRole('button', { name: 'Dodajte za poređenje' }).click();
  await expect(page.getByRole('complementary', { name: 'Dodano za poređenje' })).toBeVisible();
  await finances
    .getByRole('button', { name: /na grafikonu/ })
    .first()
    .click();
  await expect(finances.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  // The tray is at the bottom of the window and must never cover the focus (WCAG 2.4.11).
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Odštampajte izvod' }).focus();
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await finances.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the tools name their parts: register, map, report control, offices, registry', async ({ page }) => {
  await signIn(page, 'citizen');
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.locator('main');
  await openPage(page, '/bs/profil-pravnih-lica');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - 'heading "Registar pravnih lica: privredna društva" [level=1]'
      - navigation "Registri"
      - region "Filteri":
        - combobox "Kanton"
        - combobox "Općina" [disabled]
        - button /^Djelatnost/
      - search "Pretraga registra":
        - textbox "Naziv"
        - textbox "JIB"
        - button "Pretražite"
      - region /pravnih lica/:
        - heading /pravnih lica/ [level=2]
        - list:
          - listitem:
            - heading [level=3]:
              - link
  `);
  await openPage(page, '/bs/interaktivna-mapa');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Interaktivna mapa" [level=1]
      - group "Pokazatelj":
        - radio "Pravna lica" [checked]
        - radio "Zaposleni"
      - combobox "Vrsta pravnog lica"
      - list:
        - listitem
      - 'group "Federacija po kantonima: Pravna lica"':
        - 'button /^Unsko-sanski kanton: [\\d.]+$/'
        - 'button /^Kanton 10: [\\d.]+$/'
      - heading "Federacija Bosne i Hercegovine" [level=2]
      - table
  `);
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Kontrola i predaja finansijskih izvještaja" [level=1]
      - list "Koraci do predaje":
        - listitem: /Korak 1 od 4/
        - listitem: /Korak 4 od 4/
      - button "Odaberite datoteku"
      - region:
        - heading [level=2]
      - complementary
  `);
  await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Lokacije i poslovne jedinice" [level=1]
      - search:
        - combobox "Kanton"
        - searchbox "Mjesto ili poštanski broj"
      - group "Uredi na mapi Federacije":
        - button "Poslovna jedinica Livno"
      - heading "Poslovne jedinice" [level=2]
      - list "Poslovne jedinice":
        - listitem:
          - heading "Poslovna jedinica Bihać" [level=3]:
            - button "Poslovna jedinica Bihać"
  `);
  await openPage(page, '/bs/predstecajni-i-stecajni-postupci');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Predstečajni i stečajni postupci" [level=1]
      - search "Pretraga postupaka":
        - textbox "Naziv pravnog lica"
        - combobox "Vrsta dokumenta"
      - region /pravn(a|o|ih) lic[ae]/:
        - list:
          - listitem:
            - heading [level=3]
            - button /^Prikažite dokumente/
  `);
});
