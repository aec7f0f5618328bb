// Change: adds the components that writers may type in MDX without an import (wraps the original).
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {Code} from '../../capabilities/code/client/Code';
import {Card, Cards, Copy, Glossary, LlmSummary, Steps, Term} from '../../components/mdx';
import {HeaderCell, Table} from '../../components/ui/Table';
import {Drawing} from '../../capabilities/diagrams/client/Drawing';

export default {
  ...MDXComponents,
  Card,
  Cards,
  Code,
  Copy,
  Drawing,
  Glossary,
  LlmSummary,
  Steps,
  TabItem,
  Tabs,
  Term,
  table: Table,
  th: HeaderCell,
};
