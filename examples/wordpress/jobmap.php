<?php
/**
 * Plugin Name: Jobmap
 * Description: An employer's live job map by the shortcode [jobmap company="acme" height="560" theme="auto"].
 * Version: 0.1.0
 * License: MIT
 *
 * Copy this file to wp-content/plugins/ and activate it. Put your Jobmap server below.
 */

const JOBMAP_HOST = 'https://jobmap.example';
const JOBMAP_OPTIONS = array( 'company', 'view', 'filters', 'theme', 'locale', 'units', 'height', 'embed' );

function jobmap_shortcode( $given ) {
	$given   = array_intersect_key( (array) $given, array_flip( JOBMAP_OPTIONS ) );
	$company = sanitize_text_field( $given['company'] ?? '' );
	wp_enqueue_script( 'jobmap', JOBMAP_HOST . '/widget/v1/loader.js', array(), null, array( 'strategy' => 'async' ) );
	$attributes = '';
	foreach ( $given as $name => $value ) {
		$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	return sprintf(
		'<job-map%s><a href="%s">%s</a></job-map>',
		$attributes,
		esc_url( JOBMAP_HOST . '/jobmap/' . rawurlencode( $company ) ),
		esc_html__( 'Our open jobs', 'jobmap' )
	);
}
add_shortcode( 'jobmap', 'jobmap_shortcode' );
