import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/**
 * For each computed style, happy-dom copies the styles of all ancestors value by value. Values are never changed, only
 * replaced, so copying the list is enough. Copying took a twentieth of the time of pages, because queries for names and roles
 * check visibility.
 */
CSSPropertyManager.prototype.clone = function copied() {
  const copy = new CSSPropertyManager();
  copy.properties = { ...this.properties };
  copy['definedPropertyNames'] = { ...this['definedPropertyNames'] };
  return copy;
};
