import {Fragment, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Alternative, AlternativeGroup, Flag, Property} from '../shared/types';
import {RichText} from './RichText';
import styles from './Properties.module.css';

/** Nested objects with more properties than this begin folded; fewer are mostly a wrapper around what matters. */
const OPEN_LIMIT = 3;

interface NestedProps {
  readonly of: Property;
  /** 0 for the body itself, whose properties are never folded. */
  readonly depth: number;
}

// Ids are literal at each call, as the extraction of translations needs.
const flagLabels: Readonly<Record<Flag, string>> = {
  required: translate({id: 'api.flag.required', message: 'required'}),
  nullable: translate({id: 'api.flag.nullable', message: 'may be null'}),
  deprecated: translate({id: 'api.flag.deprecated', message: 'deprecated'}),
  readOnly: translate({id: 'api.flag.readOnly', message: 'read only'}),
  writeOnly: translate({id: 'api.flag.writeOnly', message: 'write only'}),
  uniqueItems: translate({id: 'api.flag.uniqueItems', message: 'unique items'}),
  closed: translate({id: 'api.flag.closed', message: 'no other properties'}),
};
const roleLabels = {
  additional: translate({id: 'api.role.additional', message: 'any other property'}),
  pattern: translate({id: 'api.role.pattern', message: 'names that match'}),
  item: translate({id: 'api.role.item', message: 'each item'}),
  position: translate({id: 'api.role.position', message: 'item at position'}),
};
const groupTitles = {
  oneOf: translate({id: 'api.alternatives.oneOf', message: 'Exactly one of'}),
  anyOf: translate({id: 'api.alternatives.anyOf', message: 'At least one of'}),
};

/** The constraints of a row, each with its values as code. */
function Limits({of}: {readonly of: Property['limits']}): ReactNode {
  if (of === undefined) return null;
  return (
    <ul className={styles.limits}>
      {of.map(([label, ...values]) => (
        <li key={label}>
          {label}:{' '}
          {values.map((value, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <code>{value}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Name, type and flags of a row; the name links to the row's anchor. A body has none. */
function Head({of, chosenBy}: {readonly of: Property; readonly chosenBy?: string}): ReactNode {
  const role = of.role && roleLabels[of.role];
  const shownName = of.role === 'additional' ? undefined : of.name;
  return (
    <div className={styles.head}>
      {(role ?? shownName) !== undefined && (
        <>
          <Link className={styles.name} to={`#${encodeURIComponent(of.id)}`}>
            {role !== undefined && <span className={styles.role}>{role} </span>}
            {shownName !== undefined && <code>{shownName}</code>}
          </Link>{' '}
        </>
      )}
      <span className={styles.type}>{of.type}</span>
      {of.flags?.map((flag) => (
        <span key={flag} className={styles[flag] ?? styles.flag}>
          {' '}
          {flagLabels[flag]}
        </span>
      ))}
      {chosenBy !== undefined && <span className={styles.flag}> {chosenBy}</span>}
    </div>
  );
}

function Alternatives({of, depth}: {readonly of: AlternativeGroup; readonly depth: number}) {
  const chosenBy = (item: Alternative) =>
    item.chosenBy &&
    translate(
      {id: 'api.alternatives.value', message: 'when {property} is {values}'},
      {property: of.discriminator ?? '', values: item.chosenBy.join(', ')},
    );
  return (
    <div className={styles.alternatives}>
      <p className={styles.alternativesTitle}>
        {groupTitles[of.kind]}
        {of.discriminator !== undefined && (
          <>
            {' '}
            <Translate
              id="api.alternatives.chosenBy"
              values={{property: <code>{of.discriminator}</code>}}
            >
              {'(chosen by {property})'}
            </Translate>
          </>
        )}
      </p>
      <ul className={styles.list}>
        {of.items.map((item) => (
          <Row key={item.id} of={item} depth={depth} chosenBy={chosenBy(item)} />
        ))}
      </ul>
    </div>
  );
}

/** Everything below a row: properties, alternatives, or a link to where they are shown already. */
function Nested({of, depth}: NestedProps): ReactNode {
  const {children, alternatives, sameAs, cut} = of;
  const list = children && (
    <ul className={styles.list}>
      {children.map((child) => (
        <Row key={child.id} of={child} depth={depth + 1} />
      ))}
    </ul>
  );
  return (
    <>
      {sameAs !== undefined && (
        <p>
          <Translate
            id="api.sameAs"
            values={{link: <Link to={`#${encodeURIComponent(sameAs.id)}`}>{sameAs.name}</Link>}}
          >
            {'Same shape as {link}.'}
          </Translate>
        </p>
      )}
      {cut === true && (
        <p>
          <Translate id="api.cut">Deeper levels are in the specification to download.</Translate>
        </p>
      )}
      {list !== undefined && depth === 0 && list}
      {children !== undefined && depth > 0 && (
        <details className={styles.details} open={depth === 1 && children.length <= OPEN_LIMIT}>
          <summary className="screen-only">
            <span className={styles.show}>
              <Translate id="api.children.show" values={{count: children.length}}>
                {'Show child attributes ({count})'}
              </Translate>
            </span>
            <span className={styles.hide}>
              <Translate id="api.children.hide">Hide child attributes</Translate>
            </span>
          </summary>
          {list}
        </details>
      )}
      {alternatives?.map((group, index) => (
        <Alternatives key={index} of={group} depth={depth} />
      ))}
    </>
  );
}

interface RowProps extends NestedProps {
  readonly chosenBy?: string;
}

function Row({of, depth, chosenBy}: RowProps): ReactNode {
  return (
    <li id={of.id} className={styles.row}>
      <Head of={of} chosenBy={chosenBy} />
      <RichText of={of.text} />
      <Limits of={of.limits} />
      <Nested of={of} depth={depth} />
    </li>
  );
}

/** A list of parameters, headers or properties with everything inside them. Folding works without JavaScript. */
export function Properties({of}: {readonly of: readonly Property[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {of.map((item) => (
        <Row key={item.id} of={item} depth={1} />
      ))}
    </ul>
  );
}

const hasFolds = ({children = [], alternatives = []}: Property): boolean =>
  children.some((child) => child.children !== undefined || child.alternatives !== undefined) ||
  alternatives.length > 0;

/** A whole body: its own type and text, then its properties. */
export function BodyShape({of}: {readonly of: Property}): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const expandAll = () => {
    body.current?.querySelectorAll('details').forEach((details) => (details.open = true));
  };
  return (
    <div ref={body} id={of.id} className={styles.body}>
      {hasFolds(of) && (
        <button type="button" className={styles.expand} onClick={expandAll}>
          <Translate id="api.children.expandAll">Expand all</Translate>
        </button>
      )}
      <Head of={of} />
      <RichText of={of.text} />
      <Limits of={of.limits} />
      <Nested of={of} depth={0} />
    </div>
  );
}
