import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Assistants, Languages, OftenNeeded} from '../components/home/Entries';
import {Hero} from '../components/home/Hero';
import {Modules} from '../components/home/Modules';
import {Sample} from '../components/home/Sample';
import styles from '../components/home/Section.module.css';
import {WaysIn} from '../components/home/WaysIn';
import {WhoSeesWhat} from '../components/home/WhoSeesWhat';
import type {Product} from '../config/product';
import Kit from './_kit.mdx';
import SampleCode from './_sample.mdx';

/** Home page: what the platform is, three ways in, a sample that was run, and what there is to know. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const product = siteConfig.customFields?.['product'] as Product;
  return (
    <Layout
      title={translate({id: 'site.home.pageTitle', message: 'Home'})}
      description={siteConfig.tagline}
    >
      <main className="container">
        <Hero name={product.name} />
        <WaysIn learnRoute={`/what-is-${product.slug}`} />
        <MDXContent>
          <Sample kit={<Kit />}>
            <SampleCode />
          </Sample>
        </MDXContent>
        <Modules product={product} />
        <WhoSeesWhat />
        <div className={styles.pair}>
          <Languages product={product} />
          <Assistants />
        </div>
        <OftenNeeded />
      </main>
    </Layout>
  );
}
