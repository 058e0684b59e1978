import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/**
 * For each style that is asked about, happy-dom copies those of all elements around it, value by value. A value is never changed,
 * only replaced: the list alone is copied. It was a twentieth of what pages take, for names and roles ask what is hidden.
 */
CSSPropertyManager.prototype.clone = function copied() {
  const copy = new CSSPropertyManager();
  copy.properties = { ...this.properties };
  copy['definedPropertyNames'] = { ...this['definedPropertyNames'] };
  return copy;
};
