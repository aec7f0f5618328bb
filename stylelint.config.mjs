/** Raw colours belong to the token sheet; everything else names a role. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build*/**', '.docusaurus/**', '.cache/**', 'node_modules/**', 'static/**'],
  rules: {
    'color-no-hex': true,
    'declaration-no-important': true,
    // CSS Modules are named like the properties they become; stable theme classes have their own styles.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'property-disallowed-list': [
      [
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'border-left',
        'border-right',
        'left',
        'right',
      ],
      {message: 'Use the logical property (margin-inline-start, inset-inline-end, …).'},
    ],
  },
  overrides: [
    {files: ['src/css/tokens.css', 'src/css/codeColors.css'], rules: {'color-no-hex': null}},
  ],
};
